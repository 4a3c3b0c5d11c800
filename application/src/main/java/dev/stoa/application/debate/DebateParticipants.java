package dev.stoa.application.debate;

import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateTurn;
import io.vavr.control.Option;
import java.util.Comparator;

/** Participants that need no model, for demos and tests: the same prompt has the same answer. */
public final class DebateParticipants {

  private DebateParticipants() {}

  /** Says what it thinks in every phase, and votes for one choice. */
  public static DebateParticipant convinced(String position, double confidence, String choice) {
    return prompt ->
        DebateAnswer.of(position + " (" + prompt.phase().label() + ")", confidence).choice(choice);
  }

  /**
   * Takes the position of the most confident other agent that it sees, and votes for that agent;
   * before it sees any, it has its own.
   */
  public static DebateParticipant agreeable(String first, double confidence) {
    return prompt -> {
      Option<DebateTurn> best =
          prompt
              .visible()
              .filter(turn -> !turn.draft().agent().equals(prompt.agent()))
              .filter(turn -> turn.draft().phase() == DebatePhase.PROPOSAL)
              .filter(turn -> turn.draft().content().isDefined())
              .sorted(
                  Comparator.<DebateTurn>comparingDouble(
                          turn -> -turn.draft().confidence().getOrElse(0.0))
                      .thenComparing(turn -> turn.draft().agent()))
              .headOption();
      return best.map(
              turn ->
                  DebateAnswer.of(turn.draft().content().get(), confidence)
                      .choice(turn.draft().agent().value()))
          .getOrElse(() -> DebateAnswer.of(first, confidence).choice(prompt.agent().value()));
    };
  }
}
