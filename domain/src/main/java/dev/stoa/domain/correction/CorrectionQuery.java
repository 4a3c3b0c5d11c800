package dev.stoa.domain.correction;

import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ProjectId;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.UnitRange;
import dev.stoa.domain.kernel.ValidAt;
import dev.stoa.domain.pack.PackQuestion;
import dev.stoa.domain.search.TextQuery;
import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * A query for the corrections that belong in its prompt.
 *
 * @param words the query itself
 * @param domain the field of the query, a bonus for corrections of the same field and never a
 *     filter
 * @param minConfidence the least effective confidence
 * @param tokens the budget of the prompt
 * @param valid when they are true
 */
@RecordBuilder
public record CorrectionQuery(
    String words,
    Option<Discipline> domain,
    Option<ProjectId> projectId,
    Option<ConversationId> conversationId,
    double minConfidence,
    int limit,
    int tokens,
    ValidAt valid) {

  /** The most corrections of one prompt. */
  public static final int MAX_INJECTED = 5;

  /** The default of the least effective confidence. */
  public static final double USUAL_CONFIDENCE = 0.5;

  /** Refuses a query that takes long to read, and a confidence and a limit out of range. */
  public CorrectionQuery {
    TextQuery.requireLength(words);
    UnitRange.require("min_confidence", minConfidence);
    if (limit < 1 || limit > MAX_INJECTED) {
      throw new InvalidValue("limit " + limit + " is out of range: ask for 1 to " + MAX_INJECTED);
    }
    PackQuestion.requireTokens(tokens);
  }

  /** Outside of any project. */
  public static CorrectionQuery about(String words) {
    return new CorrectionQuery(
        words,
        Option.none(),
        Option.none(),
        Option.none(),
        USUAL_CONFIDENCE,
        MAX_INJECTED,
        PackQuestion.USUAL_TOKENS,
        ValidAt.NOW);
  }

  /** In a field. */
  public CorrectionQuery domain(String name) {
    return changed().domain(Option.some(new Discipline(name))).build();
  }

  /** In a project. */
  public CorrectionQuery project(String id) {
    return changed().projectId(Option.some(new ProjectId(id))).build();
  }

  /** In a conversation. */
  public CorrectionQuery conversation(String id) {
    return changed().conversationId(Option.some(new ConversationId(id))).build();
  }

  /** Only with at least this effective confidence. */
  public CorrectionQuery minConfidence(double least) {
    return changed().minConfidence(least).build();
  }

  /** At most this many. */
  public CorrectionQuery limit(int most) {
    return changed().limit(most).build();
  }

  /** Under another budget. */
  public CorrectionQuery tokens(int budget) {
    return changed().tokens(budget).build();
  }

  /** What is true then, instead of now. */
  public CorrectionQuery valid(ValidAt when) {
    return changed().valid(when).build();
  }

  private CorrectionQueryBuilder changed() {
    return CorrectionQueryBuilder.from(this);
  }

  /** Where the corrections may apply. */
  public Seq<CorrectionScope> scopes() {
    return CorrectionScope.applicable(projectId, conversationId);
  }
}
