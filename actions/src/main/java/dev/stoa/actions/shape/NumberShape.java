package dev.stoa.actions.shape;

import dev.stoa.domain.json.CanonicalWriter;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonValue;
import java.math.BigDecimal;

/**
 * A number.
 *
 * @param type the boxed type: {@code Integer}, {@code Long} or {@code Double}
 */
public record NumberShape(Class<? extends Number> type) implements Shape {

  /** Whether it has no fraction. */
  public boolean isWhole() {
    return type != Double.class;
  }

  @Override
  public Object read(JsonValue json) {
    if (json instanceof JsonNumber number) {
      return parse(number.lexeme());
    }
    throw new InvalidValue("it is not a number: give one, without quotes");
  }

  @Override
  public void write(Object value, CanonicalWriter out) {
    if (isWhole()) {
      out.number(((Number) value).longValue());
    } else {
      out.number((Double) value);
    }
  }

  @Override
  public Object parse(String word) {
    try {
      if (type == Integer.class) {
        return Integer.valueOf(word);
      }
      return isWhole() ? (Object) Long.valueOf(word) : (Object) finite(word);
    } catch (NumberFormatException e) {
      throw new InvalidValue(
          "'" + word + "' is not a " + (isWhole() ? "whole " : "") + "number", e);
    }
  }

  /** Without what Java accepts besides: {@code NaN}, {@code Infinity}, {@code 1d}. */
  private static Double finite(String word) {
    double value = new BigDecimal(word).doubleValue();
    if (Double.isInfinite(value)) {
      throw new NumberFormatException("out of range");
    }
    return value;
  }
}
