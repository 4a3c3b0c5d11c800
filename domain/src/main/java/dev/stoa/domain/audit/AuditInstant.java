package dev.stoa.domain.audit;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;

/**
 * The fixed-width UTC text of an instant, to the microsecond: {@code 2026-01-02T03:04:05.123456Z}.
 */
public final class AuditInstant {

  private static final int[] WIDTHS = {4, 2, 2, 2, 2, 2, 6};
  private static final String SEPARATORS = "--T::.Z";

  private AuditInstant() {}

  /** Cuts off nanoseconds; years outside 0000 to 9999 have no such text and are refused. */
  public static String text(Instant instant) {
    LocalDateTime utc = LocalDateTime.ofInstant(instant, ZoneOffset.UTC);
    if (utc.getYear() < 0 || utc.getYear() > 9999) {
      throw new IllegalArgumentException("at is " + instant + ": send a year from 0 to 9999");
    }
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
