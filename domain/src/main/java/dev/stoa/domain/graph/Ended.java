package dev.stoa.domain.graph;

import dev.stoa.domain.kernel.Validity;
import java.time.Instant;

/** The rule for the end of what is true for a time. */
final class Ended {

  private Ended() {}

  /** Ending then; never before its beginning. */
  static Validity at(Validity validity, Instant end) {
    return validity.until(validity.from().filter(end::isBefore).getOrElse(end));
  }
}
