package spielwerk.app.guide;

import java.util.ArrayList;
import java.util.List;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.ext.heading.anchor.HeadingAnchorExtension;
import org.commonmark.ext.heading.anchor.IdGenerator;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.commonmark.renderer.text.TextContentRenderer;

/**
 * One page of the guide.
 *
 * @param name its path within the guide without an ending, such as {@code de/learn}
 * @param links what it refers to, as written
 */
record GuidePage(String name, String title, Node root, List<String> links) {
  private static final List<Extension> EXTENSIONS =
      List.of(TablesExtension.create(), HeadingAnchorExtension.create());
  private static final Parser PARSER = Parser.builder().extensions(EXTENSIONS).build();
  private static final HtmlRenderer HTML = HtmlRenderer.builder().extensions(EXTENSIONS).build();
  private static final TextContentRenderer TEXT =
      TextContentRenderer.builder().extensions(EXTENSIONS).build();

  /** A piece of a page below one heading, for the search. */
  record Section(String anchor, String title, String text) {}

  /** Changes where a link leads. */
  interface Links {
    String target(String written);
  }

  static GuidePage of(String name, String markdown) {
    Node root = PARSER.parse(markdown);
    List<String> links = new ArrayList<>();
    eachLink(root, links::add);
    String title = name;
    for (Node node = root.getFirstChild(); node != null; node = node.getNext()) {
      if (node instanceof Heading) {
        title = text(node);
        break;
      }
    }
    return new GuidePage(name, title, root, List.copyOf(links));
  }

  /** The folders above its own, as a way back to the start of the site. */
  String up() {
    return "../".repeat((int) name.chars().filter(sign -> sign == '/').count());
  }

  /** Its text as HTML; an empty target leaves only the words of a link. */
  String html(Links links) {
    List<Link> dropped = new ArrayList<>();
    root.accept(
        new AbstractVisitor() {
          @Override
          public void visit(Link link) {
            link.setDestination(links.target(link.getDestination()));
            visitChildren(link);
            if (link.getDestination().isEmpty()) {
              dropped.add(link);
            }
          }

          @Override
          public void visit(Image image) {
            image.setDestination(links.target(image.getDestination()));
          }
        });
    dropped.forEach(GuidePage::unwrap);
    return HTML.render(root);
  }

  /** What stands below each heading. */
  List<Section> sections() {
    List<Section> sections = new ArrayList<>();
    IdGenerator ids = IdGenerator.builder().build();
    String anchor = "";
    String heading = title;
    StringBuilder text = new StringBuilder();
    for (Node node = root.getFirstChild(); node != null; node = node.getNext()) {
      if (node instanceof Heading) {
        if (!text.isEmpty()) {
          sections.add(new Section(anchor, heading, text.toString()));
          text.setLength(0);
        }
        heading = text(node);
        anchor = ids.generateId(heading);
      } else {
        text.append(text(node)).append(' ');
      }
    }
    sections.add(new Section(anchor, heading, text.toString()));
    return sections;
  }

  private static String text(Node node) {
    return TEXT.render(node).replaceAll("\\s+", " ").strip();
  }

  private static void eachLink(Node root, java.util.function.Consumer<String> take) {
    root.accept(
        new AbstractVisitor() {
          @Override
          public void visit(Link link) {
            take.accept(link.getDestination());
            visitChildren(link);
          }

          @Override
          public void visit(Image image) {
            take.accept(image.getDestination());
          }
        });
  }

  private static void unwrap(Link link) {
    Node child = link.getFirstChild();
    while (child != null) {
      Node next = child.getNext();
      link.insertBefore(child);
      child = next;
    }
    link.unlink();
  }
}
