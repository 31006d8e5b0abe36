package spielwerk.runs.spec;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Mistake;

/** One component of a spec: how it is read, written and described. */
final class Component {
  private final RecordComponent component;
  private final String path;
  private final Field field;
  private final Class<?> type;
  private final double least;
  private final double most;
  private final @Nullable Form<?> form;
  private final @Nullable Method parse;

  /** The type of the items, for a list; otherwise its own type. */
  private final Class<?> item;

  /** How its parts are read, if it is a record or a list of records. */
  private final @Nullable RecordForm parts;

  /**
   * @param path the names of the parts it lies in, each with a dot
   */
  Component(RecordComponent component, String path, Map<Class<?>, Form<?>> forms) {
    this.component = component;
    this.path = path;
    this.field = Objects.requireNonNull(component.getAnnotation(Field.class), () -> component + "");
    this.type = component.getType();
    this.item =
        component.getGenericType() instanceof ParameterizedType list && type == List.class
            ? (Class<?>) list.getActualTypeArguments()[0]
            : type;
    String[] ends = field.range().split("\\.\\.", -1);
    this.least = end(ends[0], isList() ? 1 : Double.NEGATIVE_INFINITY);
    this.most = end(ends[1], Double.POSITIVE_INFINITY);
    this.form = forms.get(type);
    this.parse = parse(type);
    this.parts =
        item.isRecord() && form == null && parse == null
            ? new RecordForm(item, field.inline() ? path : path + component.getName() + ".", forms)
            : null;
    component.getAccessor().setAccessible(true);
  }

  private static double end(String text, double open) {
    return text.isEmpty() ? open : Double.parseDouble(text.replace("_", ""));
  }

  private static @Nullable Method parse(Class<?> type) {
    return Arrays.stream(type.getMethods())
        .filter(method -> method.getName().equals("parse"))
        .filter(method -> Modifier.isStatic(method.getModifiers()))
        .filter(method -> Arrays.equals(method.getParameterTypes(), new Class<?>[] {String.class}))
        .findFirst()
        .orElse(null);
  }

  String name() {
    return component.getName();
  }

  Field field() {
    return field;
  }

  Optional<RecordForm> parts() {
    return Optional.ofNullable(parts);
  }

  boolean inline() {
    return field.inline();
  }

  boolean isList() {
    return type == List.class;
  }

  /** Whether it must be given, unless something computes what is usual. */
  boolean required() {
    return field.usual().equals(Field.REQUIRED);
  }

  /** The value that counts if it is left out. */
  Object usual(SpecCodec<?> codec) {
    if (type == String.class) {
      return field.usual();
    }
    YamlFields written = YamlFields.ofText(name() + ": " + field.usual());
    return read(written, codec, Reading.of(written, null, null));
  }

  /** The value that is given. */
  Object read(YamlFields fields, SpecCodec<?> codec, Reading reading) {
    try {
      return form == null ? plain(fields, codec, reading) : form.read(fields, name(), reading);
    } catch (Mistake wrong) {
      throw fields.wrong(name(), wrong);
    }
  }

  private Object plain(YamlFields fields, SpecCodec<?> codec, Reading reading) {
    if (parse != null) {
      return parsed(parse, fields.text(name()));
    }
    if (isList()) {
      return parts == null
          ? texts(fields, codec, reading)
          : fields.parts(name(), field.single()).stream()
              .map(part -> parts.read(part, codec, reading, true))
              .toList();
    }
    if (parts != null) {
      return field.inline()
          ? parts.read(fields, codec, reading, false)
          : parts.read(fields.part(name()), codec, reading, true);
    }
    if (type.isEnum()) {
      return type.getEnumConstants()[words().indexOf(fields.word(name(), words()))];
    }
    if (type == int.class) {
      return fields.integer(name(), (int) least, (int) most);
    }
    if (type == long.class) {
      return fields.whole(name(), (long) least, (long) most);
    }
    if (type == double.class) {
      return fields.real(name(), least, most);
    }
    return type == boolean.class ? fields.flag(name()) : fields.text(name());
  }

  /** Texts, which may also stand as the one field of an item; each must satisfy the rule. */
  private Object texts(YamlFields fields, SpecCodec<?> codec, Reading reading) {
    String each = path + name() + "[]";
    if (field.single().isEmpty() || !fields.isList(name())) {
      return fields.texts(name(), Math.max(0, (int) least), (int) most).stream()
          .map(text -> codec.ruled(each, text, reading))
          .toList();
    }
    List<Object> texts = new ArrayList<>();
    for (YamlFields part : fields.parts(name(), field.single())) {
      String text = part.text(field.single());
      part.done();
      try {
        texts.add(codec.ruled(each, text, reading));
      } catch (Mistake wrong) {
        throw part.wrong(wrong);
      }
    }
    if (texts.size() > most) {
      throw new Mistake("'%s' takes at most %d items.".formatted(name(), (int) most));
    }
    return texts;
  }

  private static Object parsed(Method parse, String text) {
    try {
      return parse.invoke(null, text);
    } catch (InvocationTargetException thrown) {
      throw RecordForm.unwrapped(thrown);
    } catch (IllegalAccessException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** The value in a record, as YAML and JSON have it; null if it is not written. */
  @Nullable Object write(Record record) {
    Object value = RecordForm.invoke(component.getAccessor(), record);
    if (form != null) {
      return write(form, value);
    }
    if (parts != null) {
      return value instanceof List<?> list
          ? list.stream().map(each -> parts.write((Record) each)).toList()
          : parts.write((Record) value);
    }
    if (type.isEnum()) {
      return words().get(((Enum<?>) value).ordinal());
    }
    return parse == null ? value : value.toString();
  }

  private static <T> @Nullable Object write(Form<T> form, Object value) {
    return form.write(form.type().cast(value));
  }

  private List<String> words() {
    return Arrays.stream(type.getEnumConstants())
        .map(constant -> ((Enum<?>) constant).name().toLowerCase(Locale.ROOT))
        .toList();
  }

  /** For a form in a page. */
  void describe(ObjectNode json) {
    json.put("name", name()).put("type", kind()).put("about", field.about());
    if (!required()) {
      json.put("usual", field.usual());
    }
    putIfAny(json, "label", field.label());
    putIfAny(json, "editor", field.editor());
    putIfAny(json, "example", field.example());
    if (Double.isFinite(least)) {
      json.put("least", least);
    }
    if (Double.isFinite(most)) {
      json.put("most", most);
    }
    if (type.isEnum()) {
      ArrayNode choices = json.putArray("choices");
      words().forEach(choices::add);
    }
    if (parts != null) {
      parts.describe(json.putArray("fields"));
    }
  }

  private static void putIfAny(ObjectNode json, String name, String text) {
    if (!text.isEmpty()) {
      json.put(name, text);
    }
  }

  private String kind() {
    if (isList()) {
      return parts == null ? "texts" : "list";
    }
    if (type == int.class || type == long.class) {
      return "integer";
    }
    if (type == double.class) {
      return "number";
    }
    return parts != null
        ? "part"
        : type == boolean.class ? "flag" : type.isEnum() ? "choice" : "text";
  }
}
