package spielwerk.runs.report;

import java.util.Locale;

/** A text as part of a file's name. */
public final class Slug {
  private Slug() {}

  /** Lower-case letters and digits with hyphens between: {@code quickciv-rounds-12}. */
  public static String of(String text) {
    String slug = text.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
    int from = slug.startsWith("-") ? 1 : 0;
    return slug.substring(
        from, Math.max(from, slug.endsWith("-") ? slug.length() - 1 : slug.length()));
  }
}
