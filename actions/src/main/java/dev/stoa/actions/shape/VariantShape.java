package dev.stoa.actions.shape;

import dev.stoa.domain.json.CanonicalWriter;
import dev.stoa.domain.json.JsonValue;
import io.vavr.Tuple2;
import io.vavr.collection.Map;

/** One of several records, distinguished by the member {@code kind}; for answers only. */
public record VariantShape(Class<?> type, Map<String, RecordShape> variants) implements Shape {

  /** The member that distinguishes them. */
  public static final String KIND = "kind";

  @Override
  public Object read(JsonValue json) {
    throw unreadable();
  }

  @Override
  public Object parse(String word) {
    throw unreadable();
  }

  private IllegalStateException unreadable() {
    return new IllegalStateException(
        type + " is a choice: an input has an optional member for each possibility instead");
  }

  @Override
  public void write(Object value, CanonicalWriter out) {
    for (Tuple2<String, RecordShape> variant : variants) {
      if (variant._2.type().isInstance(value)) {
        variant._2.write(value, variant._1, out);
        return;
      }
    }
    throw new IllegalStateException(type + " does not permit " + value.getClass());
  }
}
