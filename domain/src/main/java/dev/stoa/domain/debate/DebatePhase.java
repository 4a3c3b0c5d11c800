package dev.stoa.domain.debate;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.Labelled;

/** The phases of a round, in their order. */
public enum DebatePhase implements Labelled {
  DEHALLUCINATION(0, 2),
  SELF_EVOLVEMENT(1, 4),
  PROPOSAL(2, 4),
  CRITIQUE(3, 6),
  REVIEW(4, 4),
  OPTIMIZATION(5, 4),
  ADVERSARIAL(6, 4),
  CONVERGENCE(7, 8);

  private final int place;
  private final int mostAtOnce;

  DebatePhase(int place, int mostAtOnce) {
    this.place = place;
    this.mostAtOnce = mostAtOnce;
  }

  /** The phase of a label. */
  public static DebatePhase labelled(String label) {
    return Labelled.of(DebatePhase.class, "phase", label);
  }

  /** How many agents are called at the same time. */
  public int mostAtOnce() {
    return mostAtOnce;
  }

  /** The place of the phase in a round, from 0: phases are sorted by it, never by their text. */
  public int place() {
    return place;
  }

  /** The phase after this one; after the last comes the first of the next round. */
  public DebatePhase next() {
    return at((place + 1) % values().length);
  }

  /** The phase at a place of a round. */
  public static DebatePhase at(int place) {
    for (DebatePhase phase : values()) {
      if (phase.place == place) {
        return phase;
      }
    }
    throw new InvalidValue("no phase has the place " + place + ": give 0 to 7");
  }
}
