package spielwerk.web;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;

/** What tests of lessons look for. */
abstract class LessonTest extends PageTest {
  static Page open(String lesson) {
    return browser.open(workbench.address() + "#/learn" + lesson);
  }

  static Locator tale(Page page) {
    return page.locator("p.tale");
  }

  static Page.LocatorOptions has(String text) {
    return new Page.LocatorOptions().setHasText(text);
  }

  /** Whether something in a tree lies within the part of it that is shown. */
  static boolean inSight(Page page, Locator what) {
    BoundingBox box = what.boundingBox();
    BoundingBox tree = page.locator("sw-tree-view svg").boundingBox();
    return box.x >= tree.x
        && box.x + box.width <= tree.x + tree.width
        && box.y >= tree.y
        && box.y + box.height <= tree.y + tree.height;
  }

  static Locator node(Page page, String key) {
    return page.locator("g.node[data-node='" + key + "'] text.value");
  }
}
