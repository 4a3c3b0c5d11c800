package dev.stoa.actions.shape;

import dev.stoa.domain.json.CanonicalWriter;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonBoolean;
import dev.stoa.domain.json.JsonValue;
import java.nio.charset.StandardCharsets;

/** True or false; false where it is not given. */
public record BooleanShape() implements Shape {

  private static final byte[] TRUE = "true".getBytes(StandardCharsets.US_ASCII);
  private static final byte[] FALSE = "false".getBytes(StandardCharsets.US_ASCII);

  @Override
  public Object read(JsonValue json) {
    if (json instanceof JsonBoolean flag) {
      return flag.value();
    }
    throw new InvalidValue("it is neither true nor false: give one, without quotes");
  }

  @Override
  public void write(Object value, CanonicalWriter out) {
    out.raw((Boolean) value ? TRUE : FALSE);
  }

  @Override
  public Object parse(String word) {
    return switch (word) {
      case "true" -> true;
      case "false" -> false;
      default -> throw new InvalidValue("'" + word + "' is neither true nor false");
    };
  }

  @Override
  public Object absent() {
    return false;
  }
}
