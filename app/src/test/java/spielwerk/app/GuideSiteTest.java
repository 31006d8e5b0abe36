package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.app.guide.ContractManual;
import spielwerk.app.guide.GuideSite;
import spielwerk.runs.Json;

/** The guide as a web site: whole, without a dead link, readable without a network. */
class GuideSiteTest {
  private static final Pattern TARGET = Pattern.compile("(?:href|src)=\"([^\"#]*)(?:#([^\"]*))?\"");

  @TempDir Path folder;

  @Test
  void everyLinkLeadsToAFileOfTheSiteAndToAHeadingThatIsThere() throws IOException {
    int pages = GuideSite.read(GuideTest.HOME.resolve("docs")).write(folder);
    List<String> dead = new ArrayList<>();
    List<Path> written = pages();
    assertThat(written).hasSize(pages);
    for (Path page : written) {
      String html = Files.readString(page);
      assertThat(html).doesNotContain("src=\"http").doesNotContain("{menu}").contains("<h1");
      Matcher links = TARGET.matcher(html);
      while (links.find()) {
        String target = links.group(1);
        if (target.startsWith("http")) {
          continue;
        }
        Path file = target.isEmpty() ? page : page.resolveSibling(target).normalize();
        String anchor = links.group(2);
        boolean there =
            Files.isRegularFile(file)
                && (anchor == null || Files.readString(file).contains("id=\"" + anchor + "\""));
        if (!there) {
          dead.add(folder.relativize(page) + " -> " + links.group());
        }
      }
    }
    assertThat(dead).isEmpty();
  }

  @Test
  void theContractIsLinkedWithItsJavadoc() throws IOException {
    GuideSite site = GuideSite.read(GuideTest.HOME.resolve("docs"));
    site.write(folder, new ContractManual(GuideTest.HOME));
    String manual = "javadoc/spielwerk/core/package-summary.html";
    assertThat(folder.resolve("write-an-engine.html"))
        .content()
        .contains("href=\"" + manual + "\"");
    assertThat(folder.resolve(manual)).content().contains("This page is its manual");
    List<Path> guide =
        pages().stream().filter(page -> !page.startsWith(folder.resolve("javadoc"))).toList();
    List<String> dead = new ArrayList<>();
    for (Path page : guide) {
      Matcher links = TARGET.matcher(Files.readString(page));
      while (links.find()) {
        if (links.group(1).contains("javadoc/")
            && !Files.isRegularFile(page.resolveSibling(links.group(1)))) {
          dead.add(folder.relativize(page) + " -> " + links.group());
        }
      }
    }
    assertThat(dead).isEmpty();
  }

  @Test
  void theSearchKnowsEverySectionAndWhereItIs() throws IOException {
    GuideSite.read(GuideTest.HOME.resolve("docs")).write(folder);
    String script = Files.readString(folder.resolve("search-index.js"));
    String list = script.substring(script.indexOf('['), script.lastIndexOf(']') + 1);
    List<String> addresses = new ArrayList<>();
    Json.mapper().readTree(list).forEach(entry -> addresses.add(entry.get(0).asText()));
    assertThat(addresses)
        .contains("five-minutes.html#play", "api.html#events")
        .doesNotHaveDuplicates();
    for (String address : addresses) {
      String[] parts = address.split("#", 2);
      String html = Files.readString(folder.resolve(parts[0]));
      assertThat(html).contains("id=\"" + parts[1] + "\"");
    }
  }

  @Test
  void aFolderWithOtherFilesIsLeftAlone() throws IOException {
    Path mine = Files.writeString(folder.resolve("mine.txt"), "mine");
    refused("not empty", folder.toString());
    refused("is a file", mine.toString());
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).containsExactly(mine);
    }
  }

  private static void refused(String words, String... args) {
    Cli cli = Cli.run(Stream.concat(Stream.of("guide"), Stream.of(args)).toArray(String[]::new));
    assertThat(cli.err()).startsWith("spielwerk: ").contains(words);
    assertThat(cli.err().lines()).hasSize(1);
    assertThat(cli.exit()).isEqualTo(2);
  }

  private List<Path> pages() throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".html")).sorted().toList();
    }
  }
}
