package spielwerk.web;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.cert.Certificate;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;
import java.util.List;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.SecureRequestCustomizer;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.ssl.SslContextFactory;
import spielwerk.core.Explanation;
import spielwerk.core.Mistake;

/**
 * The certificate with which the workbench proves to browsers that they talk to it.
 *
 * @param certificate a PEM file with the certificate and its chain
 * @param key a PEM file with the private key of the certificate
 */
public record TlsFiles(Path certificate, Path key) {
  private static final long LARGEST = 1 << 20;
  private static final Pattern KEY =
      Pattern.compile("-----BEGIN PRIVATE KEY-----([A-Za-z0-9+/=\\s]*)-----END PRIVATE KEY-----");
  private static final List<String> ALGORITHMS = List.of("RSA", "EC", "Ed25519");

  /**
   * The two files as Jetty wants them.
   *
   * @throws Mistake if one cannot be used, or they do not belong together
   */
  SslContextFactory.Server context() {
    Certificate[] chain = chain();
    PrivateKey secret = secret();
    checkPair(chain[0], secret);
    char[] password = {'-'}; // the store never leaves this memory
    try {
      KeyStore store = KeyStore.getInstance("PKCS12");
      store.load(null, null);
      store.setKeyEntry("workbench", secret, password, chain);
      SslContextFactory.Server context = new SslContextFactory.Server();
      context.setKeyStore(store);
      context.setKeyStorePassword(new String(password));
      context.setSniRequired(false);
      return context;
    } catch (GeneralSecurityException | IOException unusable) {
      throw new Mistake(certificate + " and " + key + " cannot be used for TLS.", unusable);
    }
  }

  /** What takes the place of the connector that speaks http. */
  static Connector connector(
      Server server,
      HttpConfiguration http,
      SslContextFactory.Server context,
      String host,
      int port) {
    HttpConfiguration secure = new HttpConfiguration(http);
    SecureRequestCustomizer customizer = new SecureRequestCustomizer();
    customizer.setSniHostCheck(false); // a class knows the machine by its address, too
    secure.addCustomizer(customizer);
    ServerConnector connector =
        new ServerConnector(server, context, new HttpConnectionFactory(secure));
    connector.setHost(host);
    connector.setPort(port);
    return connector;
  }

  private static byte[] bytes(Path file) {
    try {
      if (Files.size(file) > LARGEST) {
        throw new Mistake("--tls " + file + " is too large for a certificate or key.");
      }
      return Files.readAllBytes(file);
    } catch (IOException unreadable) {
      throw new Mistake(
          "--tls " + file + " cannot be read: " + Explanation.why(unreadable) + ".", unreadable);
    }
  }

  private Certificate[] chain() {
    try {
      Certificate[] chain =
          CertificateFactory.getInstance("X.509")
              .generateCertificates(new ByteArrayInputStream(bytes(certificate)))
              .toArray(Certificate[]::new);
      if (chain.length > 0) {
        return chain;
      }
    } catch (CertificateException none) {
      // reported below
    }
    throw new Mistake(
        "--tls " + certificate + " is not a certificate; it begins with BEGIN CERTIFICATE (PEM).");
  }

  private PrivateKey secret() {
    String text = new String(bytes(key), StandardCharsets.ISO_8859_1);
    Matcher found = KEY.matcher(text);
    if (!found.find()) {
      throw new Mistake(
          text.contains("PRIVATE KEY-----")
              ? "--tls %s is encrypted or of an older form; convert it by: openssl pkcs8 -topk8 -nodes -in %s -out key.pem."
                  .formatted(key, key)
              : "--tls " + key + " is not a key; it begins with BEGIN PRIVATE KEY (PEM).");
    }
    for (String algorithm : ALGORITHMS) {
      try {
        byte[] der = Base64.getMimeDecoder().decode(found.group(1));
        return KeyFactory.getInstance(algorithm).generatePrivate(new PKCS8EncodedKeySpec(der));
      } catch (GeneralSecurityException | IllegalArgumentException other) {
        // perhaps the next one
      }
    }
    throw new Mistake("--tls " + key + " is damaged, or neither an RSA, EC nor Ed25519 key.");
  }

  private void checkPair(Certificate own, PrivateKey secret) {
    boolean pair;
    try {
      String algorithm =
          switch (secret.getAlgorithm()) {
            case "RSA" -> "SHA256withRSA";
            case "EC" -> "SHA256withECDSA";
            default -> "Ed25519";
          };
      byte[] probe = {1, 2, 3};
      Signature signature = Signature.getInstance(algorithm);
      signature.initSign(secret);
      signature.update(probe);
      byte[] signed = signature.sign();
      signature.initVerify(own.getPublicKey());
      signature.update(probe);
      pair = signature.verify(signed);
    } catch (GeneralSecurityException differs) {
      pair = false;
    }
    if (!pair) {
      throw new Mistake(
          "--tls: " + key + " is not the key of the certificate in " + certificate + ".");
    }
  }
}
