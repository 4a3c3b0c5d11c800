package dev.stoa.domain.debate;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.Labelled;

/** The phases of a round, in their order. */
public enum DebatePhase implements Labelled {
  DEHALLUCINATION(0, 2, "Say what is known and what is not, before anything is proposed."),
  SELF_EVOLVEMENT(1, 4, "Test your own first answer and improve it."),
  PROPOSAL(2, 4, "Propose an answer."),
  CRITIQUE(3, 6, "Criticise the proposals: name what is wrong, and why."),
  REVIEW(4, 4, "Review the proposals in the light of the critiques."),
  OPTIMIZATION(5, 4, "Improve the best proposal."),
  ADVERSARIAL(6, 4, "Attack the best proposal: find the case in which it fails."),
  CONVERGENCE(
      7,
      8,
      "Give your final position, and vote by a choice, such as the agent whose position is best.");

  private final int place;
  private final int mostAtOnce;
  private final String request;

  DebatePhase(int place, int mostAtOnce, String request) {
    this.place = place;
    this.mostAtOnce = mostAtOnce;
    this.request = request;
  }

  /** The phase of a label. */
  public static DebatePhase labelled(String label) {
    return Labelled.of(DebatePhase.class, "phase", label);
  }

  /** How many agents are called at the same time. */
  public int mostAtOnce() {
    return mostAtOnce;
  }

  /** What is expected of an agent, as a sentence. */
  public String request() {
    return request;
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
