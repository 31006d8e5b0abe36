package spielwerk.web.page;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/**
 * The files of the page: our own under {@code page/}, and those of libraries, whose jars say in
 * their import maps where theirs lie. Only what is on the class path can be asked for.
 */
public final class Files {
  private static final String OWN = "spielwerk/web/page/";
  private static final String LIBRARIES = "META-INF/resources/_static/";
  private static final Pattern PATH = Pattern.compile("[A-Za-z0-9_@-][A-Za-z0-9_@./-]*");

  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "json", "application/json; charset=utf-8",
          "svg", "image/svg+xml",
          "png", "image/png");

  /**
   * A file as it is sent.
   *
   * @param print changes when the file does
   */
  public record Sent(byte[] bytes, String type, String print) {}

  private final ClassLoader loader = Files.class.getClassLoader();
  private final Map<String, Sent> known = new ConcurrentHashMap<>();
  private final String importMap = importMap();

  /** The page itself, with the import map in it. */
  public Sent index() {
    Sent bare = own("index.html").orElseThrow(() -> new IllegalStateException("no index.html"));
    String html = new String(bare.bytes(), StandardCharsets.UTF_8).replace("{}", importMap);
    byte[] bytes = html.getBytes(StandardCharsets.UTF_8);
    return new Sent(bytes, bare.type(), hash(bytes));
  }

  /** What browsers may do on our page: nothing but run our files. */
  public String policy() {
    return "default-src 'self'; script-src 'self' 'sha256-"
        + hash(importMap.getBytes(StandardCharsets.UTF_8))
        + "'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:;"
        + " frame-ancestors 'none'; base-uri 'none'; form-action 'self'";
  }

  /** A file of our own. */
  public Optional<Sent> own(String path) {
    return file(OWN, path);
  }

  /** A file of a library. */
  public Optional<Sent> library(String path) {
    return file(LIBRARIES, path);
  }

  private Optional<Sent> file(String root, String path) {
    String type = TYPES.get(path.substring(path.lastIndexOf('.') + 1));
    if (type == null || !PATH.matcher(path).matches() || path.contains("..")) {
      return Optional.empty();
    }
    Sent sent = known.get(root + path);
    if (sent == null) {
      try (InputStream in = loader.getResourceAsStream(root + path)) {
        if (in == null) {
          return Optional.empty();
        }
        byte[] bytes = in.readAllBytes();
        sent = new Sent(bytes, type, hash(bytes));
        known.put(root + path, sent);
      } catch (IOException broken) {
        throw new UncheckedIOException(broken);
      }
    }
    return Optional.of(sent);
  }

  private static String hash(byte[] bytes) {
    try {
      return Base64.getEncoder().encodeToString(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private String importMap() {
    ObjectMapper mapper = new ObjectMapper();
    ObjectNode imports = mapper.createObjectNode();
    try {
      List<URL> maps = Collections.list(loader.getResources("META-INF/importmap.json"));
      for (URL map : maps) {
        try (InputStream in = map.openStream()) {
          JsonNode one = mapper.readTree(in).path("imports");
          one.fields().forEachRemaining(entry -> imports.set(entry.getKey(), entry.getValue()));
        }
      }
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
    ObjectNode whole = mapper.createObjectNode();
    whole.set("imports", imports);
    return whole.toString();
  }
}
