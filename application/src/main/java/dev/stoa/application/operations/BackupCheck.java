package dev.stoa.application.operations;

import dev.stoa.domain.operations.HealthFinding;
import dev.stoa.domain.operations.KnownBackup;
import dev.stoa.domain.operations.KnownBackups;
import dev.stoa.domain.operations.Rehearsal;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/** Whether there are backups, how old the newest is, and when a restore was last rehearsed. */
public final class BackupCheck implements HealthCheck {

  private static final String CHECK = "backups";
  private static final Duration DAY = Duration.ofDays(1);
  private static final int WEEK = 7;

  private final Option<KnownBackups> backups;
  private final InstantSource clock;

  /** With the backups, if it is known where they are. */
  public BackupCheck(Option<KnownBackups> backups, InstantSource clock) {
    this.backups = backups;
    this.clock = clock;
  }

  @Override
  public Seq<HealthFinding> findings(HealthRequest request) {
    return backups
        .map(this::findings)
        .getOrElse(() -> Vector.of(HealthFinding.leftOut(CHECK, "give --backups <folder>")));
  }

  private Seq<HealthFinding> findings(KnownBackups known) {
    Seq<KnownBackup> all = known.all();
    Seq<HealthFinding> age = Vector.of(finding(all));
    return all.isEmpty()
        ? age
        : age.append(Rehearsal.finding(known.lastRehearsal(), clock.instant()));
  }

  private HealthFinding finding(Seq<KnownBackup> all) {
    if (all.isEmpty()) {
      return HealthFinding.problem(CHECK, "there is none", "run `stoa backup create`");
    }
    Instant now = clock.instant();
    Duration age = Duration.between(all.last().createdAt(), now);
    long covered =
        Vector.range(0, WEEK)
            .count(day -> all.exists(backup -> isOf(backup, now.minus(DAY.multipliedBy(day)))));
    String found =
        all.size()
            + " backups, the newest "
            + Math.max(0, age.toHours())
            + " h old, "
            + covered
            + " of the last 7 days covered";
    return age.compareTo(DAY.plusHours(1)) > 0
        ? HealthFinding.warning(CHECK, found, "run `stoa backup create` every day")
        : HealthFinding.ok(CHECK, found);
  }

  private static boolean isOf(KnownBackup backup, Instant end) {
    return backup.createdAt().isAfter(end.minus(DAY)) && !backup.createdAt().isAfter(end);
  }
}
