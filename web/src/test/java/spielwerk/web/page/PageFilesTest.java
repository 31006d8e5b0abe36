package spielwerk.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PageFilesTest {
  private final PageFiles files = new PageFiles(Optional.empty());

  private String page() {
    return new String(files.index().bytes(), StandardCharsets.UTF_8);
  }

  private JsonNode views() throws IOException {
    return new ObjectMapper()
        .readTree(
            page().replaceFirst("(?s).*id=\"views\">", "").replaceFirst("(?s)</script>.*", ""));
  }

  @Test
  void theChartsAreThoseOfTheLibraryByteForByte() throws IOException {
    List<URL> copies =
        Collections.list(
            PageFiles.class
                .getClassLoader()
                .getResources("META-INF/resources/_static/echarts/6.0.0/dist/echarts.esm.min.js"));
    assertThat(copies).as("ours and the one in the library's jar").hasSize(2);
    try (InputStream one = copies.get(0).openStream();
        InputStream other = copies.get(1).openStream()) {
      assertThat(one.readAllBytes()).isEqualTo(other.readAllBytes());
    }
  }

  @Test
  void thePageNamesTheFilesOfItsFrame() {
    assertThat(page())
        .contains("<link rel=\"modulepreload\" href=\"/page/app/shell.js\" />")
        .contains("<link rel=\"modulepreload\" href=\"/page/app/settings.js\" />")
        .containsPattern("<link rel=\"modulepreload\" href=\"/_static/lit-html/[^\"]+\" />");
  }

  @Test
  void andOfEachViewItsFilesToTheDeepestAndItsWords() throws IOException {
    assertThat(views().fieldNames())
        .toIterable()
        .containsExactlyInAnyOrder(
            "", "t", "library", "arena", "train", "lab", "learn", "mistakes", "puzzles");
    JsonNode train = views().path("train");
    assertThat(train.path("files").path(0).asText()).isEqualTo("/page/train/train.js");
    assertThat(train.path("files").toString())
        .contains("/page/train/generation.js")
        .containsPattern("/_static/echarts/[^\"]+/echarts.esm.min.js")
        .doesNotContain("/page/app/look.js"); // the frame has it
    assertThat(train.path("words").toString()).contains("train", "charts");
    for (JsonNode view : views()) {
      for (JsonNode file : view.path("files")) {
        String address = file.asText();
        assertThat(
                address.startsWith(PageFiles.OWN_ADDRESS)
                    ? files.own(address.substring(PageFiles.OWN_ADDRESS.length()))
                    : files.library(address.substring(PageFiles.LIBRARY_ADDRESS.length())))
            .as(address)
            .isPresent();
      }
    }
  }

  /** Each view needs most of the files of the others; the first page must not wait for that. */
  @Test
  void everyFileIsReadOnceForAllViews() {
    Map<String, String> texts =
        Map.of(
            "/page/views.js",
            "  one: {\n    import(\"./a.js\")\n  },\n  two: {\n    import(\"./b.js\")\n  },\n",
            "/page/a.js",
            "import \"./shared.js\";",
            "/page/b.js",
            "import \"./shared.js\"; import \"./a.js\";",
            "/page/shared.js",
            "load(\"common\")");
    List<String> read = new ArrayList<>();
    PageDependencies dependencies =
        new PageDependencies(
            address -> {
              read.add(address);
              return Optional.ofNullable(texts.get(address))
                  .map(text -> text.getBytes(StandardCharsets.UTF_8));
            },
            Map.of());
    Map<String, PageDependencies.Part> views = dependencies.views("/page/views.js");
    assertThat(views.get("one").files()).containsExactly("/page/a.js", "/page/shared.js");
    assertThat(views.get("two").files())
        .containsExactlyInAnyOrder("/page/b.js", "/page/shared.js", "/page/a.js");
    assertThat(views.get("two").words()).containsExactly("common");
    assertThat(read).doesNotHaveDuplicates();
  }

  @Test
  void whatIsPackedIsTheSame() throws IOException {
    PageFiles.Sent sent = files.own("charts/options.js").orElseThrow();
    assertThat(sent.packed().length).isBetween(1, sent.bytes().length - 1);
    try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(sent.packed()))) {
      assertThat(in.readAllBytes()).isEqualTo(sent.bytes());
    }
    assertThat(files.own("charts/options.js").orElseThrow().packed()).isSameAs(sent.packed());
  }

  @Test
  void whoEditsThePageSeesEditedFilesAtOnce(@TempDir Path resources) throws IOException {
    Path folder = resources.resolve("spielwerk/web/page/app");
    java.nio.file.Files.createDirectories(folder);
    PageFiles edited = new PageFiles(Optional.of(resources));
    for (String text : List.of("first", "second")) {
      java.nio.file.Files.writeString(folder.resolve("main.js"), text);
      assertThat(edited.own("app/main.js").orElseThrow().bytes()).asString().isEqualTo(text);
    }
    assertThat(edited.own("app/shell.js")).isEmpty();
    assertThat(edited.own("app/../../page/app/main.js")).isEmpty();
  }
}
