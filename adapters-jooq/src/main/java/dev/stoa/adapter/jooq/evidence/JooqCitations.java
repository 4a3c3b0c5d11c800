package dev.stoa.adapter.jooq.evidence;

import static dev.stoa.schema.generated.tables.DebateEvidence.DEBATE_EVIDENCE;

import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.evidence.Citation;
import dev.stoa.domain.evidence.CitationDraft;
import dev.stoa.domain.evidence.CitationPosition;
import dev.stoa.domain.evidence.Citations;
import dev.stoa.domain.evidence.EvidenceId;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;

/** Citations in the table {@code debate_evidence}. */
public final class JooqCitations implements Citations {

  private final JooqSession session;

  public JooqCitations(JooqSession session) {
    this.session = session;
  }

  @Override
  public void save(Seq<Citation> citations) {
    session.batch(
        CitationSql.SAVE,
        citations,
        (binds, one) ->
            binds
                .set(DEBATE_EVIDENCE.DEBATE_ID, one.debateId())
                .set(DEBATE_EVIDENCE.EVIDENCE_ID, one.evidence().value())
                .set(DEBATE_EVIDENCE.ROUND_NUMBER, one.draft().round())
                .set(DEBATE_EVIDENCE.RELEVANCE_SCORE, one.draft().relevance())
                .set(DEBATE_EVIDENCE.USED_IN_CONSENSUS, one.draft().usedInConsensus())
                .set(DEBATE_EVIDENCE.CREATED_AT, one.createdAt()));
  }

  @Override
  public Option<Citation> find(String debateId, EvidenceId evidence) {
    return session.one(
        CitationSql.FIND,
        binds ->
            binds
                .set(DEBATE_EVIDENCE.DEBATE_ID, debateId)
                .set(DEBATE_EVIDENCE.EVIDENCE_ID, evidence.value()),
        JooqCitations::citation);
  }

  @Override
  public Seq<Citation> of(String debateId, Option<CitationPosition> after, int limit) {
    return session.list(
        after.isEmpty() ? CitationSql.OF_DEBATE_PAGE : CitationSql.OF_DEBATE_AFTER,
        binds -> {
          binds.set(DEBATE_EVIDENCE.DEBATE_ID, debateId).set(CitationSql.LIMIT, limit);
          for (CitationPosition last : after) {
            binds
                .set(DEBATE_EVIDENCE.ROUND_NUMBER, last.round())
                .set(DEBATE_EVIDENCE.RELEVANCE_SCORE, last.relevance())
                .set(DEBATE_EVIDENCE.EVIDENCE_ID, last.evidence().value());
          }
        },
        JooqCitations::citation);
  }

  @Override
  public Seq<Citation> named(EvidenceId evidence, Option<String> afterDebate, int limit) {
    return session.list(
        CitationSql.OF_EVIDENCE_PAGE,
        binds ->
            binds
                .set(DEBATE_EVIDENCE.EVIDENCE_ID, evidence.value())
                .set(CitationSql.AFTER_DEBATE, afterDebate.getOrElse(""))
                .set(CitationSql.LIMIT, limit),
        JooqCitations::citation);
  }

  private static Citation citation(Row row) throws SQLException {
    return new Citation(
        new EvidenceId(row.get(DEBATE_EVIDENCE.EVIDENCE_ID)),
        new CitationDraft(
            row.get(DEBATE_EVIDENCE.DEBATE_ID),
            row.get(DEBATE_EVIDENCE.ROUND_NUMBER),
            row.get(DEBATE_EVIDENCE.RELEVANCE_SCORE),
            row.get(DEBATE_EVIDENCE.USED_IN_CONSENSUS)),
        row.get(DEBATE_EVIDENCE.CREATED_AT));
  }
}
