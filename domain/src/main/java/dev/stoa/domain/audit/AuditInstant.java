package dev.stoa.domain.audit;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;

/**
 * The fixed-width UTC text of an instant, to the microsecond: {@code 2026-01-02T03:04:05.123456Z}.
 */
public final class AuditInstant {

  private static final Instant FIRST = Instant.parse("0000-01-01T00:00:00Z");
  private static final Instant END = Instant.parse("+10000-01-01T00:00:00Z");
  private static final int[] WIDTHS = {4, 2, 2, 2, 2, 2, 6};
  private static final String SEPARATORS = "--T::.Z";

  private AuditInstant() {}

  /** Cuts off nanoseconds; years outside 0000 to 9999 have no such text and are refused. */
  public static String text(Instant instant) {
    if (instant.isBefore(FIRST) || !instant.isBefore(END)) {
      throw new IllegalArgumentException("at is " + instant + ": send a year from 0 to 9999");
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
}
