package dev.stoa.domain.debate;

/** A phase of a round of a debate. */
public record DebatePlace(long round, DebatePhase phase) {

  /** Where a round begins. */
  public static DebatePlace start(long round) {
    return new DebatePlace(round, DebatePhase.at(0));
  }

  /** Where a turn is. */
  public static DebatePlace of(TurnDraft turn) {
    return new DebatePlace(turn.round(), turn.phase());
  }

  @Override
  public String toString() {
    return phase.label() + " of round " + round;
  }
}
