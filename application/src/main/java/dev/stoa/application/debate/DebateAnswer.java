package dev.stoa.application.debate;

import dev.stoa.domain.debate.DebateVote;
import dev.stoa.domain.debate.TurnDraft;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.UnitRange;
import io.vavr.control.Option;

/**
 * What a participant answers.
 *
 * @param confidence from 0 to 1
 * @param choice what it votes for; the name of a participant votes for its position
 * @param to whom it is said to, if to one agent
 */
public record DebateAnswer(
    String content, double confidence, Option<String> choice, Option<AgentName> to) {

  /** Refuses values that cannot be recorded. */
  public DebateAnswer {
    PlainText.require("content", content, TurnDraft.MAX_CONTENT);
    UnitRange.require("confidence", confidence);
    choice.forEach(text -> PlainText.require("choice", text, DebateVote.MAX_CHOICE));
  }

  /** An answer to everybody. */
  public static DebateAnswer of(String content, double confidence) {
    return new DebateAnswer(content, confidence, Option.none(), Option.none());
  }

  /** With a vote. */
  public DebateAnswer choice(String text) {
    return new DebateAnswer(content, confidence, Option.some(text), to);
  }

  /** As a turn that begins like the draft. */
  TurnDraft said(TurnDraft draft) {
    TurnDraft said = draft.content(content).confidence(confidence);
    return to.map(said::to).getOrElse(said);
  }

  /** Said to one agent. */
  public DebateAnswer to(AgentName whom) {
    return new DebateAnswer(content, confidence, choice, Option.some(whom));
  }
}
