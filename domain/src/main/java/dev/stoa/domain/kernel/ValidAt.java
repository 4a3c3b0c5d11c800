package dev.stoa.domain.kernel;

import dev.stoa.domain.json.InvalidValue;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * Which of the things that are true for a time are read: those of an instant, or all.
 *
 * @param instant none is now
 * @param allVersions whether all are read, whenever they are true
 */
public record ValidAt(Option<Instant> instant, boolean allVersions) {

  /** What is true now. */
  public static final ValidAt NOW = new ValidAt(Option.none(), false);

  /** Everything, whether it was, is or will be true. */
  public static final ValidAt ALL = new ValidAt(Option.none(), true);

  /** Refuses an instant that cannot be stored, and one of which all versions are read. */
  public ValidAt {
    instant = instant.map(at -> Instants.require("valid_at", at));
    if (allVersions && instant.isDefined()) {
      throw new InvalidValue("valid_at is given with all_versions: give one of them");
    }
  }

  /** What is true at an instant. */
  public static ValidAt at(Instant instant) {
    return new ValidAt(Option.some(instant), false);
  }

  /** The instant that counts; none if all are read. */
  public Option<Instant> asOf(Instant now) {
    return Option.when(!allVersions, () -> instant.getOrElse(now));
  }

  /** Whether something that is true for this time is read. */
  public boolean accepts(Validity validity, Instant now) {
    return asOf(now).forAll(validity::includes);
  }
}
