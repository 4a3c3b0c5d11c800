package dev.stoa.domain.channel;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Instants in exports: UTC, with a fixed width, so that they sort as text. */
final class ExportInstant {

  private static final DateTimeFormatter MICROS =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSSSSS'Z'", Locale.ROOT)
          .withZone(ZoneOffset.UTC);

  private ExportInstant() {}

  static String text(Instant instant) {
    return MICROS.format(instant);
  }
}
