package spielwerk.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.util.Base64;
import java.util.Optional;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;

/** The workbench by https, with certificates that the JDK's keytool makes. */
class TlsTest {
  private static final char[] PASSWORD = "secret".toCharArray();

  @TempDir static Path folder;
  private static KeyStore store;

  @BeforeAll
  static void certificates() throws Exception {
    Path file = folder.resolve("store.p12");
    for (String algorithm : new String[] {"RSA", "EC"}) {
      Process made =
          new ProcessBuilder(
                  Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
                  "-genkeypair",
                  "-alias",
                  algorithm,
                  "-keyalg",
                  algorithm,
                  "-dname",
                  "CN=localhost",
                  "-ext",
                  "SAN=dns:localhost,ip:127.0.0.1",
                  "-storetype",
                  "PKCS12",
                  "-keystore",
                  file.toString(),
                  "-storepass",
                  "secret")
              .redirectErrorStream(true)
              .start();
      String said = new String(made.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertThat(made.waitFor()).as(said).isZero();
    }
    store = KeyStore.getInstance("PKCS12");
    try (InputStream in = Files.newInputStream(file)) {
      store.load(in, PASSWORD);
    }
    for (String algorithm : new String[] {"RSA", "EC"}) {
      pem(algorithm + ".cert", "CERTIFICATE", store.getCertificate(algorithm).getEncoded());
      pem(algorithm + ".key", "PRIVATE KEY", store.getKey(algorithm, PASSWORD).getEncoded());
    }
    pem("old.key", "RSA PRIVATE KEY", new byte[] {1, 2});
    pem("damaged.key", "PRIVATE KEY", new byte[] {1, 2});
    Files.writeString(folder.resolve("nonsense"), "nonsense");
  }

  private static void pem(String name, String what, byte[] der) throws IOException {
    String text = Base64.getMimeEncoder().encodeToString(der);
    Files.writeString(
        folder.resolve(name),
        "-----BEGIN %s-----\n%s\n-----END %s-----\n".formatted(what, text, what));
  }

  private static Workbench start(Path data, String certificate, String key) {
    TlsFiles files = new TlsFiles(folder.resolve(certificate), folder.resolve(key));
    return Workbench.start(
        Catalogue.load().closed(),
        new Workbench.Terms("127.0.0.1", 0, "sesame", data, Optional.empty()).secured(files));
  }

  @ParameterizedTest
  @CsvSource({"RSA", "EC"})
  void itAnswersByHttpsAndNothingByHttp(String algorithm, @TempDir Path data) throws Exception {
    TrustManagerFactory trust =
        TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
    trust.init(store);
    SSLContext context = SSLContext.getInstance("TLS");
    context.init(null, trust.getTrustManagers(), null);
    try (Workbench workbench = start(data, algorithm + ".cert", algorithm + ".key")) {
      assertThat(workbench.address()).startsWith("https://localhost:").endsWith("/#/?token=sesame");
      HttpClient http = HttpClient.newBuilder().sslContext(context).build();
      Client client = new Client("https://127.0.0.1:" + workbench.port(), http);
      String[] bearer = {"Authorization", "Bearer sesame"};
      assertThat(client.send("GET", "/api/games", null, bearer).status()).isEqualTo(200);
      assertThat(client.get("/api/games").status()).isEqualTo(401);
      assertThatThrownBy(() -> Client.of(workbench).get("/api/games"))
          .hasRootCauseInstanceOf(IOException.class);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "missing, RSA.key, there is no",
    "nonsense, RSA.key, is not a certificate",
    "RSA.key, RSA.key, is not a certificate",
    "RSA.cert, missing, there is no",
    "RSA.cert, nonsense, is not a key",
    "RSA.cert, RSA.cert, is not a key",
    "RSA.cert, old.key, openssl pkcs8",
    "RSA.cert, damaged.key, is damaged",
    "RSA.cert, EC.key, is not the key of the certificate"
  })
  void aWrongFileGetsOneSentence(String certificate, String key, String words, @TempDir Path data) {
    assertThatThrownBy(() -> start(data, certificate, key))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining(words)
        .hasMessageNotContaining("Exception");
  }
}
