package dev.stoa.application.contextbackup;

import dev.stoa.domain.contextbackup.GapPosition;
import dev.stoa.domain.json.InvalidValue;
import io.vavr.control.Option;
import java.time.Duration;

/**
 * How far one pass of the coverage job goes.
 *
 * @param limit the most gaps it looks at
 * @param pause the time from one note to the next
 * @param after where the last pass ended
 */
public record CoverageSettings(int limit, Duration pause, Option<GapPosition> after) {

  /** The most gaps one pass may look at. */
  public static final int MAX_LIMIT = 1_000;

  private static final Duration MAX_PAUSE = Duration.ofHours(1);

  /** A hundred gaps, one in a second. */
  public static final CoverageSettings USUAL =
      new CoverageSettings(100, Duration.ofSeconds(1), Option.none());

  /** Refuses a limit or a pause outside their range. */
  public CoverageSettings {
    if (limit < 1 || limit > MAX_LIMIT) {
      throw new InvalidValue("limit is " + limit + ": give a number from 1 to " + MAX_LIMIT);
    }
    if (pause.isNegative() || pause.compareTo(MAX_PAUSE) > 0) {
      throw new InvalidValue("pause is " + pause + ": give a time from PT0S to " + MAX_PAUSE);
    }
  }

  public CoverageSettings withLimit(int gaps) {
    return new CoverageSettings(gaps, pause, after);
  }

  public CoverageSettings withPause(Duration time) {
    return new CoverageSettings(limit, time, after);
  }

  /** Beginning after this gap. */
  public CoverageSettings withAfter(GapPosition last) {
    return new CoverageSettings(limit, pause, Option.some(last));
  }
}
