package dev.stoa.domain.operations;

import dev.stoa.domain.json.InvalidValue;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.IsoFields;
import java.util.function.Function;

/**
 * How many backups are kept: the last of each day, of each week and of each month, in UTC. Days,
 * weeks and months without a backup do not count, so a pause loses nothing.
 *
 * @param daily of how many days
 * @param weekly of how many weeks, which begin on Monday
 * @param monthly of how many months
 * @param least how many of the newest are kept whatever the rest says
 */
public record BackupRetention(int daily, int weekly, int monthly, int least) {

  /** Seven days, four weeks, three months, and never none. */
  public static final BackupRetention DEFAULT = new BackupRetention(7, 4, 3, 1);

  private static final int WEEKS = 100;

  public BackupRetention {
    require("daily", daily, 0);
    require("weekly", weekly, 0);
    require("monthly", monthly, 0);
    require("least", least, 1);
  }

  private static void require(String field, int value, int lowest) {
    if (value < lowest) {
      throw new InvalidValue(
          field + " is " + value + ": give " + lowest + " or more backups to keep");
    }
  }

  /** Those of the backups that are kept. */
  public Set<BackupManifest> retained(Iterable<BackupManifest> backups) {
    Seq<BackupManifest> newestFirst =
        HashSet.ofAll(backups)
            .toVector()
            .sortBy(BackupManifest::name)
            .sortBy(BackupManifest::createdAt)
            .reverse();
    return HashSet.ofAll(newestFirst.take(least))
        .addAll(lastOfEach(newestFirst, daily, LocalDate::toEpochDay))
        .addAll(lastOfEach(newestFirst, weekly, BackupRetention::week))
        .addAll(lastOfEach(newestFirst, monthly, day -> day.getYear() * 12L + day.getMonthValue()));
  }

  private static Seq<BackupManifest> lastOfEach(
      Seq<BackupManifest> newestFirst, int count, Function<LocalDate, Long> period) {
    return newestFirst.distinctBy(backup -> period.apply(day(backup.createdAt()))).take(count);
  }

  private static long week(LocalDate day) {
    return (long) day.get(IsoFields.WEEK_BASED_YEAR) * WEEKS
        + day.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR);
  }

  private static LocalDate day(Instant instant) {
    return LocalDate.ofInstant(instant, ZoneOffset.UTC);
  }
}
