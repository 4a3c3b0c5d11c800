package dev.stoa.actions.shape;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.Instants;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The text of instants and durations. */
final class TextForms {

  private static final Pattern SHORT =
      Pattern.compile("([0-9]{1,12}(?:\\.[0-9]{1,9})?)(ms|[smhd])?");

  private TextForms() {}

  static Object instant(String text) {
    try {
      return Instant.parse(text);
    } catch (DateTimeException e) {
      throw new InvalidValue(
          "'" + text + "' is not an instant: write it as 2026-01-02T03:04:05Z", e);
    }
  }

  static String text(Object instant) {
    return Instants.text((Instant) instant);
  }

  static Object date(String text) {
    try {
      return LocalDate.parse(text);
    } catch (DateTimeException e) {
      throw new InvalidValue("'" + text + "' is not a date: write it as 2026-01-02", e);
    }
  }

  /** {@code 30s}, {@code 5m}, {@code 2h}, {@code 7d}, or ISO 8601; only zero needs no unit. */
  static Object duration(String text) {
    Matcher matcher = SHORT.matcher(text);
    try {
      if (matcher.matches()) {
        BigDecimal number = new BigDecimal(matcher.group(1));
        if (matcher.group(2) == null && number.signum() != 0) {
          throw new InvalidValue(
              String.format(
                  Locale.ROOT,
                  "'%1$s' is a duration without a unit: write %1$ss, %1$sm, %1$sh or %1$sd",
                  text));
        }
        BigDecimal seconds =
            number.multiply(matcher.group(2) == null ? BigDecimal.ONE : seconds(matcher.group(2)));
        BigDecimal whole = seconds.setScale(0, RoundingMode.DOWN);
        return Duration.ofSeconds(
            whole.longValueExact(), seconds.subtract(whole).movePointRight(9).longValue());
      }
      return Duration.parse(text);
    } catch (DateTimeException | ArithmeticException e) {
      throw new InvalidValue(
          "'" + text + "' is not a duration: write it as 30s, 5m, 2h, 7d or PT1H30M", e);
    }
  }

  private static BigDecimal seconds(String unit) {
    return new BigDecimal(
        switch (unit) {
          case "ms" -> "0.001";
          case "s" -> "1";
          case "m" -> "60";
          case "h" -> "3600";
          default -> "86400";
        });
  }
}
