package dev.stoa.actions.debate;

import dev.stoa.application.debate.DebateNext;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.temporal.ChronoUnit;

/** What a debate that is led wants of an agent, in a few lines for people and for prompts. */
final class NextTurnText {

  private NextTurnText() {}

  static String of(DebateNext next) {
    Seq<Option<String>> facts =
        Vector.of(
            next.round().map(round -> "round " + round),
            next.phase().map(phase -> "phase " + phase.label()),
            next.until().map(until -> "until " + until.truncatedTo(ChronoUnit.SECONDS)),
            next.turn().map(turn -> "turn " + turn),
            next.gate().map(gate -> "gate " + gate),
            next.winner().map(winner -> "winner " + winner),
            Option.when(
                next.turn().isEmpty() && next.waitingFor().nonEmpty(),
                () -> "waiting for " + next.waitingFor().mkString(", ")));
    return facts.flatMap(fact -> fact).prepend(next.state().label()).mkString(", ")
        + "\n"
        + line(next.brief())
        + line(next.expected())
        + line(next.answer());
  }

  private static String line(Option<String> text) {
    return text.map(line -> line.stripTrailing() + "\n").getOrElse("");
  }
}
