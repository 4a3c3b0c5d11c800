package dev.stoa.domain.json;

import io.vavr.Tuple2;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** JSON in canonical form (RFC 8785), in which it is stored and hashed. */
public final class CanonicalJson {

  /** The object without members. */
  public static final CanonicalJson EMPTY_OBJECT = new CanonicalJson("{}");

  private final String text;

  private CanonicalJson(String text) {
    this.text = text;
  }

  /** Parses a JSON text strictly and converts it to canonical form. */
  public static CanonicalJson of(String anyJson) {
    return of(JsonParser.parse(anyJson));
  }

  /** Converts a value to canonical form; a number that a double would change is refused. */
  public static CanonicalJson of(JsonValue value) {
    CanonicalWriter writer = new CanonicalWriter();
    write(value, writer);
    return new CanonicalJson(writer.toString());
  }

  /**
   * Spells an object of plain Java values canonically: texts, numbers, booleans, maps, collections
   * and null.
   */
  public static CanonicalJson of(Map<String, ?> members) {
    return of(PlainValues.object(members));
  }

  /** Text that was canonical when it was stored; it is believed, not parsed again. */
  public static CanonicalJson stored(String text) {
    return new CanonicalJson(text);
  }

  /** The canonical text. */
  public String text() {
    return text;
  }

  /** Whether it is an object rather than an array or a scalar. */
  public boolean isObject() {
    return text.startsWith("{");
  }

  private static void write(JsonValue value, CanonicalWriter out) {
    if (value instanceof JsonObject object) {
      writeObject(object, out);
    } else if (value instanceof JsonArray array) {
      writeArray(array, out);
    } else if (value instanceof JsonString string) {
      out.string(string.value());
    } else if (value instanceof JsonNumber number) {
      // Adding zero turns minus zero into zero, as RFC 8785 requires.
      out.number((Double) (number.exactDouble() + 0.0));
    } else if (value instanceof JsonBoolean flag) {
      out.raw(Literals.of(flag.value()));
    } else {
      out.string(null);
    }
  }

  private static void writeObject(JsonObject object, CanonicalWriter out) {
    // String.compareTo compares UTF-16 code units, the order RFC 8785 requires.
    List<Tuple2<String, JsonValue>> sorted = object.members().toJavaList();
    sorted.sort(Comparator.comparing(Tuple2::_1));
    out.raw('{');
    boolean first = true;
    for (Tuple2<String, JsonValue> member : sorted) {
      if (!first) {
        out.raw(',');
      }
      first = false;
      out.string(member._1).raw(':');
      write(member._2, out);
    }
    out.raw('}');
  }

  private static void writeArray(JsonArray array, CanonicalWriter out) {
    out.raw('[');
    boolean first = true;
    for (JsonValue value : array.values()) {
      if (!first) {
        out.raw(',');
      }
      first = false;
      write(value, out);
    }
    out.raw(']');
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CanonicalJson json && text.equals(json.text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }

  @Override
  public String toString() {
    return text;
  }
}
