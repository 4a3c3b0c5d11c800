package dev.stoa.actions.shape;

import dev.stoa.domain.json.CanonicalWriter;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import java.util.function.Function;

/**
 * Text, or a type that has a text form.
 *
 * @param format as JSON Schema names it, such as {@code date-time}; often empty
 */
public record TextShape(
    Class<?> type, String format, Function<String, Object> reader, Function<Object, String> writer)
    implements Shape {

  @Override
  public Object read(JsonValue json) {
    if (json instanceof JsonString string) {
      return parse(string.value());
    }
    throw new InvalidValue("it is not text: put it in quotes");
  }

  @Override
  public void write(Object value, CanonicalWriter out) {
    out.string(text(value));
  }

  @Override
  public Object parse(String word) {
    return reader.apply(word);
  }

  /** The text of a value. */
  public String text(Object value) {
    return writer.apply(value);
  }
}
