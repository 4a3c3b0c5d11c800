package dev.stoa.domain.kernel;

import dev.stoa.domain.json.InvalidValue;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;

/** The instants that can be stored: whole microseconds of the years 1 to 9999, in UTC. */
public final class Instants {

  /** The earliest instant that can be stored. */
  public static final Instant EARLIEST = Instant.parse("0001-01-01T00:00:00Z");

  /** The latest instant that can be stored. */
  public static final Instant LATEST = Instant.parse("9999-12-31T23:59:59.999999Z");

  /** The longest age or delay that is accepted; about a thousand years. */
  public static final Duration LONGEST = Duration.ofDays(365_000);

  private static final Instant YEAR_0 = Instant.parse("0000-01-01T00:00:00Z");
  private static final int[] WIDTHS = {4, 2, 2, 2, 2, 2, 6};
  private static final String SEPARATORS = "--T::.Z";

  private Instants() {}

  /**
   * The text of an instant, in UTC and of fixed width, so that texts sort as instants do: {@code
   * 2026-01-02T03:04:05.123456Z}.
   *
   * @throws IllegalArgumentException for years that four digits cannot show
   */
  public static String text(Instant instant) {
    if (instant.isBefore(YEAR_0) || instant.isAfter(LATEST.plusNanos(999))) {
      throw new InvalidValue("instant is " + instant + ": give a year from 0 to 9999");
    }
    LocalDateTime utc = LocalDateTime.ofInstant(instant, ZoneOffset.UTC);
    int[] parts = {
      utc.getYear(),
      utc.getMonthValue(),
      utc.getDayOfMonth(),
      utc.getHour(),
      utc.getMinute(),
      utc.getSecond(),
      utc.getNano() / 1_000
    };
    char[] out = new char[27];
    int at = 0;
    for (int i = 0; i < parts.length; i++) {
      int rest = parts[i];
      for (int digit = at + WIDTHS[i] - 1; digit >= at; digit--) {
        out[digit] = (char) ('0' + rest % 10);
        rest /= 10;
      }
      at += WIDTHS[i];
      out[at++] = SEPARATORS.charAt(i);
    }
    return new String(out);
  }

  /**
   * The instant in whole microseconds.
   *
   * @throws IllegalArgumentException if it cannot be stored; the message names the field
   */
  public static Instant require(String field, Instant instant) {
    if (instant.isBefore(EARLIEST) || instant.truncatedTo(ChronoUnit.MICROS).isAfter(LATEST)) {
      throw new InvalidValue(field + " is " + instant + ": give a year from 1 to 9999");
    }
    return instant.truncatedTo(ChronoUnit.MICROS);
  }

  /**
   * The age itself.
   *
   * @throws IllegalArgumentException if it is negative or above {@link #LONGEST}
   */
  public static Duration requireAge(String field, Duration age) {
    if (age.isNegative() || age.compareTo(LONGEST) > 0) {
      throw new InvalidValue(
          field + " " + age + " is out of range: give 0 to " + LONGEST.toDays() + " days");
    }
    return age;
  }

  /** The instant plus an age; a result after {@link #LATEST} is refused as by {@link #require}. */
  public static Instant after(String field, Instant instant, Duration length) {
    return require(field, instant.plus(length));
  }

  /** The instant minus an age, at least {@link #EARLIEST}. */
  public static Instant before(Instant instant, Duration age) {
    Instant then = instant.minus(age);
    return then.isBefore(EARLIEST) ? EARLIEST : then.truncatedTo(ChronoUnit.MICROS);
  }
}
