package dev.stoa.actions.debate;

import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.debate.DebateTurn;
import dev.stoa.domain.debate.TurnDraft;
import java.util.Locale;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A debate as a text to read: a heading for each round and phase, a paragraph for each turn. */
final class Transcript {

  private final Consumer<String> lines;
  private @Nullable DebatePhase phase;
  private long round;
  private long turns;

  Transcript(Consumer<String> lines) {
    this.lines = lines;
  }

  void begin(DebateSession session) {
    lines.accept("# " + session.opened().topic());
    lines.accept("");
    lines.accept(
        session.status().label()
            + ", "
            + session.opened().topology().label()
            + ", session "
            + session.id());
  }

  void turn(DebateTurn turn) {
    TurnDraft draft = turn.draft();
    if (draft.round() != round) {
      lines.accept("");
      lines.accept("## Round " + draft.round());
      phase = null;
    }
    if (draft.phase() != phase) {
      lines.accept("");
      lines.accept("### " + draft.phase().label().replace('_', ' '));
    }
    round = draft.round();
    phase = draft.phase();
    turns++;
    lines.accept("");
    lines.accept(speaker(draft) + ": " + draft.content().getOrElse("(nothing said)"));
  }

  long turns() {
    return turns;
  }

  private static String speaker(TurnDraft draft) {
    return "**"
        + draft.agent()
        + "**"
        + draft.role().map(role -> " (" + role + ")").getOrElse("")
        + draft.to().map(whom -> " to " + whom).getOrElse("")
        + draft
            .confidence()
            .map(value -> String.format(Locale.ROOT, ", confidence %.2f", value))
            .getOrElse("");
  }
}
