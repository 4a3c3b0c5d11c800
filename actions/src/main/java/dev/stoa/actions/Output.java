package dev.stoa.actions;

import dev.stoa.actions.shape.RecordShape;
import dev.stoa.actions.shape.Shapes;
import dev.stoa.actions.shape.View;
import io.vavr.Lazy;
import java.lang.reflect.Type;

/**
 * What an action answers with.
 *
 * @param type the record
 * @param shape how it looks, found when it is first needed
 */
public record Output(Type type, Lazy<RecordShape> shape) {

  static Output of(Type type) {
    return new Output(type, Lazy.of(() -> Shapes.ofRecord(type)));
  }

  static Output of(View<?> view) {
    return new Output(View.class, Lazy.of(view::shape));
  }

  /** Several records of a view. */
  static Output of(Class<?> list, View<?> item) {
    return new Output(list, Lazy.of(() -> item.shape(list)));
  }
}
