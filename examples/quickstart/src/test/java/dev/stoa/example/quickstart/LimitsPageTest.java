package dev.stoa.example.quickstart;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Every row of {@code docs/limits.md} shows the value of the constant that it names. */
final class LimitsPageTest {

  private static final Pattern ROW =
      Pattern.compile("^\\| ([^|]+) \\| ([^|]+) \\| `([\\w.]+)` \\|$", Pattern.MULTILINE);

  private static final Pattern UNIT = Pattern.compile("^([\\d,]+) [a-z]+$");

  @Test
  void everyRowShowsTheValueOfItsConstant() throws Exception {
    List<MatchResult> rows =
        ROW.matcher(Files.readString(DocPage.of("limits.md").path())).results().toList();
    assertTrue(rows.size() > 80, "rows read: " + rows.size());
    assertAll(
        rows.stream()
            .map(
                row ->
                    () ->
                        assertEquals(
                            shown(valueOf(row.group(3))), number(row.group(2)), row.group(1))));
  }

  /** The value of a cell without its unit, except for durations. */
  private static String number(String cell) {
    var unit = UNIT.matcher(cell);
    boolean duration = cell.matches(".* (days?|hours?|minutes?|seconds|milliseconds)");
    return unit.matches() && !duration ? unit.group(1) : cell;
  }

  private static String shown(Object value) {
    if (value instanceof Duration duration) {
      return shown(duration);
    }
    return value instanceof Integer || value instanceof Long
        ? String.format(Locale.ROOT, "%,d", value)
        : String.valueOf(value);
  }

  private static String shown(Duration duration) {
    if (duration.toMillisPart() != 0) {
      return duration.toMillis() + " milliseconds";
    }
    if (duration.toSecondsPart() != 0) {
      return duration.toSeconds() + " seconds";
    }
    long days = duration.toDays();
    return days > 0 ? counted(days, "day") : counted(duration.toMinutes(), "minute");
  }

  private static String counted(long count, String unit) {
    return String.format(Locale.ROOT, "%,d %s%s", count, unit, count == 1 ? "" : "s");
  }

  /** A static field by its class and name, and then accessors of its value. */
  private static Object valueOf(String path) throws ReflectiveOperationException {
    String[] parts = ("dev.stoa." + path).split("\\.");
    int at = 0;
    StringBuilder name = new StringBuilder();
    do {
      name.append(at == 0 ? "" : ".").append(parts[at]);
    } while (!Character.isUpperCase(parts[at++].charAt(0)));
    Class<?> type = Class.forName(name.toString());
    Field field = type.getDeclaredField(parts[at++]);
    field.setAccessible(true);
    Object value = field.get(null);
    for (; at < parts.length; at++) {
      Method accessor = value.getClass().getMethod(parts[at]);
      accessor.setAccessible(true);
      value = accessor.invoke(value);
    }
    return value;
  }
}
