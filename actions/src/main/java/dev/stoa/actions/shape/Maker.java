package dev.stoa.actions.shape;

import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import java.lang.invoke.MethodHandle;
import java.lang.reflect.RecordComponent;
import java.util.function.UnaryOperator;

/**
 * Makes a record of the values of its members, of which some may be members of a record that is
 * flattened into it.
 *
 * @param flattened how components are made whose members are those of the record
 * @param finished what becomes of the record that is made
 */
record Maker(
    MethodHandle constructor,
    Seq<String> components,
    Map<String, Maker> flattened,
    UnaryOperator<Object> finished) {

  static Maker of(Class<?> type) {
    return new Maker(
        Handles.constructor(type),
        List.of(type.getRecordComponents()).map(RecordComponent::getName),
        LinkedHashMap.empty(),
        UnaryOperator.identity());
  }

  /** Makes the same value always. */
  static Maker constant(Object value) {
    return of(Nothing.class).finish(nothing -> value);
  }

  private record Nothing() {}

  /** With the component at this path made by another. */
  Maker flatten(String path, Maker inner) {
    int end = path.indexOf('.');
    if (end < 0) {
      return new Maker(constructor, components, flattened.put(path, inner), finished);
    }
    String outer = path.substring(0, end);
    Maker below = flattened.get(outer).get().flatten(path.substring(end + 1), inner);
    return new Maker(constructor, components, flattened.put(outer, below), finished);
  }

  Maker finish(UnaryOperator<Object> last) {
    return new Maker(constructor, components, flattened, last);
  }

  /** The record, of values by the paths of their members. */
  Object make(String prefix, java.util.Map<String, Object> values) {
    Object[] parts = new Object[components.size()];
    for (int i = 0; i < parts.length; i++) {
      String path = prefix + components.get(i);
      Object part =
          flattened
              .get(components.get(i))
              .map(inner -> inner.make(path + ".", values))
              .getOrElse(() -> values.get(path));
      if (part == null) {
        throw new IllegalStateException(path + " is no member: it is an answer, not an input");
      }
      parts[i] = part;
    }
    return finished.apply(Handles.make(constructor, parts));
  }
}
