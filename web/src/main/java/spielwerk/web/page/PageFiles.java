package spielwerk.web.page;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.re2j.Pattern;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/**
 * The files of the page: our own under {@code page/}, and those of libraries, whose jars say in
 * their import maps where theirs lie. Only what is on the class path can be asked for; whoever
 * edits the page has our own read from the source folder instead, every time anew.
 */
public final class PageFiles {
  private static final String OWN = "spielwerk/web/page/";
  public static final String OWN_ADDRESS = "/page/";
  public static final String LIBRARY_ADDRESS = "/_static/";
  private static final String APP = OWN_ADDRESS + "app/";
  private static final ObjectMapper MAPPER = new ObjectMapper();
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

  /** What is smaller is not worth packing. */
  private static final int WORTH_PACKING = 500;

  /**
   * A file as it is sent.
   *
   * @param packed its bytes in gzip's form, or none; packed once, since the largest takes longer to
   *     pack than to read
   * @param print changes when the file does
   */
  public record Sent(byte[] bytes, byte[] packed, String type, String print) {
    static Sent of(byte[] bytes, String type) {
      boolean worth = bytes.length >= WORTH_PACKING && !type.equals(TYPES.get("png"));
      return new Sent(bytes, worth ? pack(bytes) : new byte[0], type, hash(bytes));
    }
  }

  private final Optional<Path> source;
  private final ClassLoader loader = PageFiles.class.getClassLoader();
  private final Map<String, Sent> known = new ConcurrentHashMap<>();
  private final Map<String, String> imports = imports();
  private final String importMap = importMap(imports);
  private @Nullable Sent index;

  /** The addresses of all files of the page, in the order in which they are wanted. */
  private final Set<String> parts = new LinkedHashSet<>();

  /**
   * @param source the folder of resources from which our own files are read, if not the class path
   */
  public PageFiles(Optional<Path> source) {
    this.source = source;
  }

  /** Whether files may change while they are served. */
  public boolean edited() {
    return source.isPresent();
  }

  /** The page itself: with the import map in it, and with the names of the files that it needs. */
  public synchronized Sent index() {
    Sent ready = index;
    if (ready == null || edited()) {
      Sent bare = own("index.html").orElseThrow(() -> new IllegalStateException("no index.html"));
      PageDependencies pageDependencies = new PageDependencies(this::unpacked, imports);
      Set<String> core = new LinkedHashSet<>(pageDependencies.of(APP + "main.js").files());
      core.addAll(pageDependencies.of(APP + "shell.js").files());
      parts.addAll(core);
      StringBuilder links = new StringBuilder();
      for (String file : core) {
        links.append("<link rel=\"modulepreload\" href=\"").append(file).append("\" />\n    ");
      }
      ObjectNode views = MAPPER.createObjectNode();
      pageDependencies
          .views(APP + "views.js")
          .forEach(
              (name, part) -> {
                ObjectNode view = views.putObject(name);
                part.words().forEach(view.putArray("words")::add);
                ArrayNode files = view.putArray("files");
                part.files().stream().filter(file -> !core.contains(file)).forEach(files::add);
                parts.addAll(part.files());
              });
      String html =
          new String(bare.bytes(), StandardCharsets.UTF_8)
              .replace("{}", importMap)
              .replace("<!-- files -->", links.toString().stripTrailing())
              .replace("[]", views.toString());
      ready = Sent.of(html.getBytes(StandardCharsets.UTF_8), bare.type());
      index = ready;
    }
    return ready;
  }

  /** Reads and packs the page and all of its files, before somebody asks for them. */
  public void prepare() {
    index();
    List<String> all;
    synchronized (this) {
      all = List.copyOf(parts);
    }
    all.forEach(this::at);
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

  private Optional<Sent> at(String address) {
    return address.startsWith(LIBRARY_ADDRESS)
        ? library(address.substring(LIBRARY_ADDRESS.length()))
        : own(address.substring(OWN_ADDRESS.length()));
  }

  /** Packing all files takes longer than reading them, and the page itself needs only these. */
  private Optional<byte[]> unpacked(String address) {
    boolean library = address.startsWith(LIBRARY_ADDRESS);
    String path = address.substring((library ? LIBRARY_ADDRESS : OWN_ADDRESS).length());
    return isFile(path) ? read((library ? LIBRARIES : OWN) + path) : Optional.empty();
  }

  private static boolean isFile(String path) {
    return TYPES.containsKey(ending(path)) && PATH.matcher(path).matches() && !path.contains("..");
  }

  private static String ending(String path) {
    return path.substring(path.lastIndexOf('.') + 1);
  }

  private Optional<Sent> file(String root, String path) {
    String type = TYPES.get(ending(path));
    if (type == null || !isFile(path)) {
      return Optional.empty();
    }
    if (root.equals(OWN) && edited()) {
      return read(root + path).map(bytes -> Sent.of(bytes, type));
    }
    Sent sent = known.get(root + path);
    if (sent == null) {
      Optional<byte[]> bytes = read(root + path);
      if (bytes.isEmpty()) {
        return Optional.empty();
      }
      sent = Sent.of(bytes.get(), type);
      known.put(root + path, sent);
    }
    return Optional.of(sent);
  }

  private Optional<byte[]> read(String name) {
    Optional<Path> file =
        name.startsWith(OWN) ? source.map(at -> at.resolve(name)) : Optional.empty();
    try (InputStream in =
        file.isEmpty()
            ? loader.getResourceAsStream(name)
            : java.nio.file.Files.newInputStream(file.get())) {
      return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
    } catch (NoSuchFileException missing) {
      return Optional.empty();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static String hash(byte[] bytes) {
    try {
      return Base64.getEncoder().encodeToString(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static byte[] pack(byte[] bytes) {
    ByteArrayOutputStream packed = new ByteArrayOutputStream(bytes.length / 2);
    try (OutputStream out = new GZIPOutputStream(packed)) {
      out.write(bytes);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return packed.toByteArray();
  }

  private Map<String, String> imports() {
    Map<String, String> imports = new TreeMap<>();
    try {
      List<URL> maps = Collections.list(loader.getResources("META-INF/importmap.json"));
      for (URL map : maps) {
        try (InputStream in = map.openStream()) {
          JsonNode one = MAPPER.readTree(in).path("imports");
          one.fields()
              .forEachRemaining(entry -> imports.put(entry.getKey(), entry.getValue().asText()));
        }
      }
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
    return imports;
  }

  private static String importMap(Map<String, String> imports) {
    return MAPPER.createObjectNode().set("imports", MAPPER.valueToTree(imports)).toString();
  }
}
