package dev.stoa.actions.shape;

import io.vavr.control.Option;

/** The shapes of our own types, for JSON libraries that write those of an application too. */
public final class OwnShapes {

  private OwnShapes() {}

  /** None for types that are not ours, and for those that have no shape. */
  public static Option<Shape> of(Class<?> type) {
    if (!type.getName().startsWith("dev.stoa.")) {
      return Option.none();
    }
    try {
      Shape shape = Shapes.of(type);
      if (shape instanceof RecordShape fields) {
        Schemas.ofAnswer(fields); // finds the shapes of its members too
      }
      return Option.some(shape);
    } catch (IllegalArgumentException e) {
      return Option.none();
    }
  }
}
