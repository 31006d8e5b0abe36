package spielwerk.app.guide;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import spielwerk.core.Mistake;
import spielwerk.runs.Json;
import spielwerk.runs.report.Markup;

/**
 * All pages of the guide, to be written as files that a browser opens from a disk as well as from a
 * server. Links between pages lead to pages, links to pictures and templates to copies of them,
 * those to the contract to its Javadoc; what else lies outside the guide, such as a source file, is
 * named but not linked.
 */
public final class GuideSite {
  private static final String INDEX = "README";
  private static final String MARKDOWN = ".md";
  private static final List<String> ASSETS = List.of("guide.css", "guide.js");

  private final Path docs;
  private final Map<String, GuidePage> pages;

  private GuideSite(Path docs, Map<String, GuidePage> pages) {
    this.docs = docs;
    this.pages = pages;
  }

  /**
   * The guide in a folder.
   *
   * @throws Mistake if there is none
   */
  public static GuideSite read(Path docs) {
    if (!Files.isRegularFile(docs.resolve(INDEX + MARKDOWN))) {
      throw new Mistake(
          "There is no guide in " + docs + "; it comes with the sources and archives.");
    }
    Map<String, GuidePage> pages = new LinkedHashMap<>();
    try (Stream<Path> files = Files.walk(docs)) {
      for (Path file : files.filter(one -> one.toString().endsWith(MARKDOWN)).sorted().toList()) {
        String path = docs.relativize(file).toString().replace('\\', '/');
        String name = path.substring(0, path.length() - MARKDOWN.length());
        pages.put(name, GuidePage.of(name, Files.readString(file)));
      }
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
    return new GuideSite(docs, pages);
  }

  /** Writes all pages and what they show; returns how many pages there are. */
  public int write(Path folder) {
    return write(folder, Optional.empty());
  }

  /** The same, with the Javadoc of the contract if it can be had. */
  public int write(Path folder, ContractManual manual) {
    return write(folder, Optional.of(manual));
  }

  private int write(Path folder, Optional<ContractManual> wanted) {
    try {
      Set<String> files = new TreeSet<>();
      Files.createDirectories(folder);
      Files.writeString(folder.resolve("search-index.js"), searchIndex());
      Optional<ContractManual> manual = Optional.empty();
      if (wanted.isPresent() && wanted.get().write(folder)) {
        manual = wanted;
      }
      for (GuidePage page : pages.values()) {
        Optional<ContractManual> known = manual;
        String html = page.html(written -> target(page, written, files, known));
        Path file = folder.resolve(address(page.name()));
        Files.createDirectories(file.getParent());
        Files.writeString(file, document(page, html));
      }
      for (String file : files) {
        Path copy = folder.resolve(file);
        Files.createDirectories(copy.getParent());
        Files.copy(docs.resolve(file), copy, StandardCopyOption.REPLACE_EXISTING);
      }
      for (String asset : ASSETS) {
        Files.writeString(folder.resolve(asset), resource(asset));
      }
      return pages.size();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static String address(String name) {
    return (name.endsWith(INDEX) ? name.replace(INDEX, "index") : name) + ".html";
  }

  /** Where a link of a page leads in the site; empty if there is nothing it could lead to. */
  private String target(
      GuidePage page, String written, Set<String> files, Optional<ContractManual> manual) {
    if (written.startsWith("#")
        || written.startsWith("https://")
        || written.startsWith("http://")) {
      return written;
    }
    int hash = written.indexOf('#');
    String path = hash < 0 ? written : written.substring(0, hash);
    String anchor = hash < 0 ? "" : written.substring(hash);
    Path there = docs.resolve(page.name()).resolveSibling(path).normalize();
    if (!there.startsWith(docs.normalize())) {
      return manual.flatMap(one -> one.page(there)).map(found -> page.up() + found).orElse("");
    }
    String inside = docs.normalize().relativize(there).toString().replace('\\', '/');
    if (inside.endsWith(MARKDOWN)) {
      String name = inside.substring(0, inside.length() - MARKDOWN.length());
      return pages.containsKey(name) ? page.up() + address(name) + anchor : "";
    }
    if (!Files.isRegularFile(there)) {
      return "";
    }
    files.add(inside);
    return page.up() + inside;
  }

  /** The pages in the order of the first one, which lists them; then those it does not name. */
  private List<GuidePage> inOrder() {
    Set<String> names = new LinkedHashSet<>();
    names.add(INDEX);
    GuidePage index = pages.get(INDEX);
    if (index != null) {
      for (String link : index.links()) {
        if (link.endsWith(MARKDOWN)) {
          names.add(link.substring(0, link.length() - MARKDOWN.length()));
        }
      }
    }
    names.retainAll(pages.keySet());
    names.addAll(pages.keySet());
    return names.stream().map(pages::get).toList();
  }

  private String document(GuidePage page, String html) {
    StringBuilder menu = new StringBuilder();
    for (GuidePage one : inOrder()) {
      menu.append("<li><a href=\"").append(page.up()).append(address(one.name())).append('"');
      menu.append(one == page ? " aria-current=\"page\"" : "");
      menu.append(language(one).equals("de") ? " lang=\"de\"" : "");
      menu.append('>').append(Markup.escape(one.title())).append("</a></li>\n");
    }
    return resource("page.html")
        .replace("{lang}", language(page))
        .replace("{title}", Markup.escape(page.title()))
        .replace("{up}", page.up())
        .replace("{menu}", menu)
        .replace("{body}", html);
  }

  private static String language(GuidePage page) {
    return page.name().startsWith("de/") ? "de" : "en";
  }

  private String searchIndex() {
    List<List<String>> entries = new ArrayList<>();
    for (GuidePage page : inOrder()) {
      for (GuidePage.Section section : page.sections()) {
        String anchor = section.anchor().isEmpty() ? "" : "#" + section.anchor();
        entries.add(
            List.of(address(page.name()) + anchor, page.title(), section.title(), section.text()));
      }
    }
    return "window.guideIndex = " + Json.tree(entries) + ";\n";
  }

  private static String resource(String name) {
    try (InputStream file = GuideSite.class.getResourceAsStream("/spielwerk/app/guide/" + name)) {
      if (file == null) {
        throw new IllegalStateException(name + " is missing");
      }
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
