package spielwerk.arena;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Mistake;
import spielwerk.runs.spec.Form;
import spielwerk.runs.spec.Reading;
import spielwerk.runs.spec.YamlFields;

/**
 * The player whose rating is fixed.
 *
 * @param name empty if there is none; then the mean of all ratings is 0
 */
public record Anchor(String name, double elo) {
  public static final Anchor NONE = new Anchor("", 0);

  private static final double FURTHEST = 10_000;

  /** Its name with its rating: {@code {random: 0}}. */
  static final Form<Anchor> FORM =
      new Form<>() {
        @Override
        public Class<Anchor> type() {
          return Anchor.class;
        }

        @Override
        public Anchor read(YamlFields fields, String field, Reading reading) {
          YamlFields part = fields.part(field);
          List<String> names = part.names();
          if (names.size() != 1) {
            throw new Mistake("'anchor' must be one player with its rating, {name: 0}.");
          }
          return new Anchor(names.get(0), part.real(names.get(0), -FURTHEST, FURTHEST));
        }

        @Override
        public @Nullable Object write(Anchor anchor) {
          return anchor.name().isEmpty() ? null : Map.of(anchor.name(), anchor.elo());
        }
      };
}
