package dev.stoa.domain.notebook;

/**
 * What an agent does first after it woke.
 *
 * @param target the id of the hand-off or session, the name of the channel, or the agent itself
 */
public record NextStep(Kind kind, String target) {

  /** The kinds of steps. */
  public enum Kind {
    /** See what a debate wants of the agent, and answer. */
    ANSWER,
    /** Acknowledge a hand-off. */
    ACKNOWLEDGE,
    /** Receive the messages of a channel. */
    READ,
    /** Claim tasks. */
    CLAIM,
    /** Let a paused debate run again. */
    RESUME,
    /** Look at the gate that a debate waits for. */
    SEE_GATES
  }
}
