package dev.stoa.imports.source;

import dev.stoa.domain.imports.ImportRefused;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.kernel.RefusalException;
import io.vavr.control.Option;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the times of other systems.
 *
 * <p>A text with an offset says when it was. Of the others, those that SQLite writes are in UTC: a
 * blank and whole seconds ({@code CURRENT_TIMESTAMP}), or a T and three digits ({@code
 * STRFTIME('%f')}). All others are local, as Python writes them: a T and no or six digits, a blank
 * and digits after the second, or no seconds at all. Numbers are seconds since 1970, or
 * milliseconds from {@value #MILLISECONDS} on.
 */
public final class Stamps {

  private static final Pattern TEXT =
      Pattern.compile(
          "(\\d{4}-\\d{2}-\\d{2})([T ])(\\d{2}:\\d{2})(:\\d{2})?(\\.\\d{1,9})?"
              + "(Z|[+-]\\d{2}(?::?\\d{2})?)?");
  private static final int SQLITE_DIGITS = 4;
  private static final long MILLISECONDS = 100_000_000_000L;

  private final Option<ZoneId> zone;

  /** With the zone of local times, if it is known. */
  public Stamps(Option<ZoneId> zone) {
    this.zone = zone;
  }

  /** The instant of a column; none if it is null or blank. */
  public Option<Instant> read(ForeignRow row, String column) {
    return row.value(column)
        .filter(value -> !(value instanceof String text && text.isBlank()))
        .map(value -> Instants.require(column, instant(row.table(), column, value)));
  }

  /** The instant of a column that must have one. */
  public Instant require(ForeignRow row, String column) {
    return read(row, column).getOrElseThrow(() -> new InvalidValue(column + " is empty"));
  }

  private Instant instant(String table, String column, Object value) {
    if (value instanceof Instant instant) {
      return instant.truncatedTo(ChronoUnit.MICROS);
    }
    if (value instanceof LocalDateTime local) {
      return local(table, column, local);
    }
    if (value instanceof Number seconds) {
      BigDecimal number = new BigDecimal(seconds.toString());
      return unix(
          number.abs().compareTo(BigDecimal.valueOf(MILLISECONDS)) < 0
              ? number
              : number.movePointLeft(3));
    }
    Matcher parts = TEXT.matcher(value.toString().strip());
    if (!parts.matches()) {
      throw new InvalidValue(column + " " + value + " is no time");
    }
    try {
      return text(table, column, parts);
    } catch (DateTimeException e) {
      throw new InvalidValue(column + " " + value + " is no time", e);
    }
  }

  private Instant text(String table, String column, Matcher parts) {
    String seconds = parts.group(4);
    String fraction = parts.group(5);
    LocalDateTime time =
        LocalDateTime.parse(
            parts.group(1)
                + "T"
                + parts.group(3)
                + Option.of(seconds).getOrElse(":00")
                + Option.of(fraction).getOrElse(""));
    if (parts.group(6) != null) {
      return OffsetDateTime.of(time, ZoneOffset.of(parts.group(6)))
          .toInstant()
          .truncatedTo(ChronoUnit.MICROS);
    }
    boolean blank = parts.group(2).equals(" ");
    boolean utc =
        seconds != null
            && (blank ? fraction == null : fraction != null && fraction.length() == SQLITE_DIGITS);
    return utc ? time.toInstant(ZoneOffset.UTC) : local(table, column, time);
  }

  private Instant local(String table, String column, LocalDateTime time) {
    return time.atZone(
            zone.getOrElseThrow(
                () ->
                    new RefusalException(
                        new ImportRefused.ZoneMissing(table, column, time.toString()))))
        .toInstant()
        .truncatedTo(ChronoUnit.MICROS);
  }

  /** Rounded to microseconds: a double of this size has no more. */
  private static Instant unix(BigDecimal seconds) {
    long micros = seconds.movePointRight(6).setScale(0, RoundingMode.HALF_EVEN).longValueExact();
    return Instant.EPOCH.plus(micros, ChronoUnit.MICROS);
  }
}
