package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import io.vavr.control.Option;

/** A figure that is stored but does not follow from the log of matches. */
public record ReplayDifference(
    AgentName agent, Option<Discipline> discipline, Figure figure, double stored, double replayed) {

  /** What differs; a change is that of a single match. */
  public enum Figure {
    ELO,
    WINS,
    LOSSES,
    DRAWS,
    DEBATES,
    CHANGE
  }
}
