package dev.stoa.jackson;

import com.fasterxml.jackson.databind.JavaType;
import dev.stoa.actions.shape.RecordShape;
import dev.stoa.actions.shape.Schemas;
import dev.stoa.actions.shape.Shape;
import dev.stoa.actions.shape.Shapes;
import io.vavr.control.Option;

/** The shapes of our types, as Jackson names them. */
final class StoaShapes {

  private StoaShapes() {}

  /** None for types that are not ours, for generic ones, and for those that are no records. */
  static Option<Shape> of(JavaType type) {
    Class<?> raw = type.getRawClass();
    if (!raw.getName().startsWith("dev.stoa.") || type.containedTypeCount() > 0) {
      return Option.none();
    }
    try {
      Shape shape = Shapes.of(raw);
      if (shape instanceof RecordShape fields) {
        Schemas.ofAnswer(fields); // finds the shapes of its members too
      }
      return Option.some(shape);
    } catch (IllegalArgumentException e) {
      return Option.none();
    }
  }
}
