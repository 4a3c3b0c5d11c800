package dev.stoa.domain.consensus;

import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.pack.PackQuestion;
import io.vavr.control.Option;

/**
 * A query for what is known before a new debate.
 *
 * @param tokens the budget of the prompt
 */
public record BriefingQuery(String topic, Option<Discipline> domain, int tokens) {

  /** Refuses values out of range. */
  public BriefingQuery {
    PlainText.require("topic", topic, ConsensusDraft.MAX_TOPIC);
    PackQuestion.requireTokens(tokens);
  }

  /** Of every domain, with the usual budget. */
  public static BriefingQuery about(String topic) {
    return new BriefingQuery(topic, Option.none(), PackQuestion.USUAL_TOKENS);
  }

  /** Only of this domain. */
  public BriefingQuery in(Discipline wanted) {
    return new BriefingQuery(topic, Option.some(wanted), tokens);
  }

  /** Under another budget. */
  public BriefingQuery tokens(int budget) {
    return new BriefingQuery(topic, domain, budget);
  }
}
