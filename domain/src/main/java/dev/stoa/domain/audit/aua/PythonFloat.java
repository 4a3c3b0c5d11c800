package dev.stoa.domain.audit.aua;

import dev.stoa.domain.json.ShortestDecimal;

/** Prints a double as Python's {@code repr} does: {@code 1.0}, {@code 1e-07}, {@code 1e+16}. */
final class PythonFloat {

  private PythonFloat() {}

  static String repr(double value) {
    if (Double.isNaN(value)) {
      return "NaN";
    }
    String sign = Double.doubleToRawLongBits(value) < 0 ? "-" : "";
    if (Double.isInfinite(value)) {
      return sign + "Infinity";
    }
    ShortestDecimal decimal = ShortestDecimal.of(value);
    String digits = Long.toString(decimal.digits());
    int point = digits.length() + decimal.exponent();
    if (decimal.digits() == 0) {
      return sign + "0.0";
    }
    return sign + (point > -4 && point <= 16 ? fixed(digits, point) : scientific(digits, point));
  }

  private static String fixed(String digits, int point) {
    if (point <= 0) {
      return "0." + "0".repeat(-point) + digits;
    }
    return point >= digits.length()
        ? digits + "0".repeat(point - digits.length()) + ".0"
        : digits.substring(0, point) + "." + digits.substring(point);
  }

  private static String scientific(String digits, int point) {
    int power = point - 1;
    String size = Integer.toString(Math.abs(power));
    return digits.charAt(0)
        + (digits.length() > 1 ? "." + digits.substring(1) : "")
        + (power < 0 ? "e-" : "e+")
        + (size.length() < 2 ? "0" + size : size);
  }
}
