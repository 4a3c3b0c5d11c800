package dev.stoa.storage;

import static java.util.Objects.requireNonNull;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.UnitListener;
import io.vavr.control.Option;
import java.time.Duration;

/**
 * How units of work are observed.
 *
 * @param listener called for every one
 * @param slowUnit units of at least this duration are logged as slow; none logs nothing
 */
public record Observation(UnitListener listener, Option<Duration> slowUnit) {

  private static final Duration LONGEST = Duration.ofDays(365);

  /** No listener, and a slow unit takes ten seconds. */
  public static final Observation DEFAULT =
      new Observation(UnitListener.NONE, Option.some(Duration.ofSeconds(10)));

  public Observation {
    requireNonNull(listener, "listener is null");
    requireNonNull(slowUnit, "slowUnit is null");
    slowUnit
        .filter(limit -> limit.isNegative() || limit.compareTo(LONGEST) > 0)
        .forEach(
            limit -> {
              throw new InvalidValue(
                  "slowUnit is " + limit + ": give zero to " + LONGEST + ", or none");
            });
  }
}
