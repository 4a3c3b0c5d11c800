package dev.stoa.actions.shape;

import java.util.Locale;
import java.util.regex.Pattern;

/** Names and numbers as each edge spells them. */
public final class Words {

  private static final Pattern WORD = Pattern.compile("_(.)");

  private Words() {}

  /** {@code kFactor} as {@code k_factor}. */
  public static String snake(String camel) {
    return camel.replaceAll("(?<=.)([A-Z])", "_$1").toLowerCase(Locale.ROOT);
  }

  /** {@code k_factor} as {@code kFactor}. */
  static String camel(String snake) {
    return WORD.matcher(snake).replaceAll(found -> found.group(1).toUpperCase(Locale.ROOT));
  }

  /** {@code kFactor} as {@code k-factor}. */
  public static String kebab(String camel) {
    return snake(camel).replace('_', '-');
  }

  /** {@code k_factor} as {@code k factor}. */
  public static String spaced(String snake) {
    return snake.replace('_', ' ');
  }

  /** A bound without a needless fraction. */
  public static String number(double value) {
    return value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value);
  }

  /** {@code 1 to 1000}, {@code at least 1}, {@code at most 5}. */
  public static String range(double min, double max) {
    if (Double.isInfinite(max)) {
      return "at least " + number(min);
    }
    return Double.isInfinite(min) ? "at most " + number(max) : number(min) + " to " + number(max);
  }

  /** What a schema calls a record: {@code ShownMatch.Part} is {@code MatchPart}. */
  static String title(Class<?> type) {
    Class<?> outer = type.getEnclosingClass();
    String prefix = outer != null && outer.isRecord() ? title(outer) : "";
    return prefix + type.getSimpleName().replaceFirst("^Shown", "");
  }
}
