package dev.stoa.domain.operations;

import dev.stoa.domain.kernel.Instants;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;

/**
 * A rehearsed restore, as in its {@linkplain DrillReport report}.
 *
 * @param backup the name of the backup
 */
public record Rehearsal(String backup, Instant at, boolean passed) {

  private static final String CHECK = "restore drill";
  private static final String FIX = "run `stoa backup drill`";

  /** A restore that was not tried for this time may no longer work. */
  private static final Duration MONTH = Duration.ofDays(31);

  /**
   * Reads the text of a report.
   *
   * @throws IllegalArgumentException if it is not what {@link DrillReport#text} writes
   */
  public static Rehearsal parse(String text) {
    ManifestJson object = ManifestJson.parse(text);
    return new Rehearsal(
        object.text("backup"), Instant.parse(object.text("drilled_at")), object.flag("passed"));
  }

  /** What the health of a workspace says about its last rehearsal. */
  public static HealthFinding finding(Option<Rehearsal> last, Instant now) {
    return last.map(one -> one.finding(now))
        .getOrElse(() -> HealthFinding.warning(CHECK, "no restore was rehearsed", FIX));
  }

  private HealthFinding finding(Instant now) {
    if (!passed) {
      return HealthFinding.problem(
          CHECK,
          "that of " + backup + " failed at " + Instants.text(at),
          "run `stoa backup create` and `stoa backup drill`");
    }
    Duration age = Duration.between(at, now);
    String found = "that of " + backup + " passed " + Math.max(0, age.toDays()) + " days ago";
    return age.compareTo(MONTH) > 0
        ? HealthFinding.warning(CHECK, found, FIX)
        : HealthFinding.ok(CHECK, found);
  }
}
