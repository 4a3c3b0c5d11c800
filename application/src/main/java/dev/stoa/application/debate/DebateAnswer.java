package dev.stoa.application.debate;

import dev.stoa.domain.debate.DebateVote;
import dev.stoa.domain.debate.TurnDraft;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.UnitRange;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * What a participant answers.
 *
 * @param confidence from 0 to 1
 * @param choice what it votes for; the name of a participant votes for its position
 * @param to its addressee, if there is one
 * @param insights what it learnt: a lesson of the round, if the debate reaches a consensus
 */
public record DebateAnswer(
    String content,
    double confidence,
    Option<String> choice,
    Option<AgentName> to,
    Seq<String> insights) {

  /** The longest insight. */
  public static final int MAX_INSIGHT = 10_000;

  /** Refuses values that cannot be recorded. */
  public DebateAnswer {
    PlainText.require("content", content, TurnDraft.MAX_CONTENT);
    UnitRange.require("confidence", confidence);
    choice.forEach(text -> PlainText.require("choice", text, DebateVote.MAX_CHOICE));
    insights.forEach(text -> PlainText.require("insight", text, MAX_INSIGHT));
    insights = insights.toVector();
  }

  /** An answer to all participants. */
  public static DebateAnswer of(String content, double confidence) {
    return new DebateAnswer(content, confidence, Option.none(), Option.none(), Vector.empty());
  }

  /** With a vote. */
  public DebateAnswer choice(String text) {
    return new DebateAnswer(content, confidence, Option.some(text), to, insights);
  }

  /** As a turn that begins like the draft. */
  TurnDraft onto(TurnDraft draft) {
    TurnDraft turn =
        TurnMembers.with(draft.content(content).confidence(confidence), choice, insights);
    return to.map(turn::to).getOrElse(turn);
  }

  /** With one more thing that it learnt. */
  public DebateAnswer insight(String text) {
    return new DebateAnswer(content, confidence, choice, to, Vector.ofAll(insights).append(text));
  }

  /** Addressed to one agent. */
  public DebateAnswer to(AgentName whom) {
    return new DebateAnswer(content, confidence, choice, Option.some(whom), insights);
  }
}
