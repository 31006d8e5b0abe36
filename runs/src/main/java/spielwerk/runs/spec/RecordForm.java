package spielwerk.runs.spec;

import com.fasterxml.jackson.databind.node.ArrayNode;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import spielwerk.core.Mistake;

/** The fields of a record, which is a spec or a part of one. */
final class RecordForm {
  private final String path;
  private final Constructor<?> constructor;
  private final List<Component> components;

  /**
   * @param path the names of the parts it is, each with a dot; empty for the spec
   */
  RecordForm(Class<?> type, String path, Map<Class<?>, Form<?>> forms) {
    this.path = path;
    RecordComponent[] all = type.getRecordComponents();
    this.components = Arrays.stream(all).map(each -> new Component(each, path, forms)).toList();
    try {
      this.constructor =
          type.getDeclaredConstructor(
              Arrays.stream(all).map(RecordComponent::getType).toArray(Class<?>[]::new));
      constructor.setAccessible(true);
    } catch (NoSuchMethodException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** The fields that stand beside each other. */
  List<Component> flat() {
    return components.stream()
        .flatMap(
            each -> each.inline() ? each.parts().orElseThrow().flat().stream() : Stream.of(each))
        .toList();
  }

  boolean has(String name) {
    return flat().stream().anyMatch(component -> component.name().equals(name));
  }

  /**
   * Reads the record. First what is given or usual; then what is computed from it.
   *
   * @param strict whether fields that it does not have are refused
   */
  Object read(YamlFields fields, SpecCodec<?> codec, Reading outer, boolean strict) {
    Reading reading = outer.part(fields);
    for (Component component : components) {
      String name = component.name();
      if (component.inline()) {
        reading.put(name, component.read(fields, codec, reading));
      } else if (fields.has(name)) {
        Object value = component.read(fields, codec, reading);
        reading.put(name, value);
        try {
          // an optional field that is left empty is not checked
          if (component.required() || !value.equals("")) {
            reading.put(name, codec.ruled(path + name, value, reading));
          }
        } catch (Mistake wrong) {
          throw fields.wrong(name, wrong);
        }
      } else if (!codec.computes(path + name)) {
        if (component.required()) {
          throw fields.missing(name);
        }
        reading.put(name, component.usual(codec));
      }
    }
    for (Component component : components) {
      if (!reading.has(component.name())) {
        reading.put(component.name(), codec.computed(path + component.name(), reading));
      }
    }
    if (strict && outer.fresh()) {
      fields.done();
    }
    try {
      return make(components.stream().map(each -> reading.value(each.name())).toArray());
    } catch (Mistake wrong) {
      throw fields.wrong(wrong);
    }
  }

  private Object make(Object[] values) {
    try {
      return constructor.newInstance(values);
    } catch (InvocationTargetException thrown) {
      throw unwrapped(thrown);
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  static Object invoke(Method method, Object on) {
    try {
      return method.invoke(on);
    } catch (InvocationTargetException thrown) {
      throw unwrapped(thrown);
    } catch (IllegalAccessException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  static RuntimeException unwrapped(InvocationTargetException thrown) {
    return thrown.getCause() instanceof RuntimeException plain
        ? plain
        : new IllegalStateException(thrown.getCause());
  }

  /** The values by their names, as YAML and JSON have them. */
  Map<String, Object> write(Record record) {
    Map<String, Object> values = new LinkedHashMap<>();
    for (Component component : components) {
      Object value = component.write(record);
      if (component.inline() && value != null) {
        ((Map<?, ?>) value).forEach((name, part) -> values.put((String) name, part));
      } else if (value != null) {
        values.put(component.name(), value);
      }
    }
    return values;
  }

  void describe(ArrayNode fields) {
    flat().forEach(component -> component.describe(fields.addObject()));
  }
}
