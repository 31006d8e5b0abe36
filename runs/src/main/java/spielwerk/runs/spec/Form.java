package spielwerk.runs.spec;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Mistake;

/**
 * How the values of a type are written in a spec, where that is neither number, word nor record.
 */
public interface Form<T> {
  Class<T> type();

  /**
   * The value of a field.
   *
   * @throws Mistake if it is wrong; without a line, that of the field is added
   */
  T read(YamlFields fields, String name, Reading reading);

  /** A text, a number, a list or a map; null for a value that is not written at all. */
  @Nullable Object write(T value);

  /** Values that are written as a text. */
  static <T> Form<T> text(Class<T> type, Function<String, T> parse, Function<T, String> write) {
    return new Form<>() {
      @Override
      public Class<T> type() {
        return type;
      }

      @Override
      public T read(YamlFields fields, String name, Reading reading) {
        return parse.apply(fields.text(name));
      }

      @Override
      public Object write(T value) {
        return write.apply(value);
      }
    };
  }
}
