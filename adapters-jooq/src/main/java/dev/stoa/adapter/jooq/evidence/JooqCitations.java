package dev.stoa.adapter.jooq.evidence;

import static dev.stoa.adapter.jooq.evidence.EvidenceRows.CITATIONS;
import static dev.stoa.schema.generated.tables.DebateEvidence.DEBATE_EVIDENCE;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.evidence.Citation;
import dev.stoa.domain.evidence.CitationPosition;
import dev.stoa.domain.evidence.Citations;
import dev.stoa.domain.evidence.EvidenceId;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Citations in the table {@code debate_evidence}. */
public final class JooqCitations implements Citations {

  private final JooqSession session;

  public JooqCitations(JooqSession session) {
    this.session = session;
  }

  @Override
  public void save(Seq<Citation> citations) {
    CITATIONS.put(session, citations);
  }

  @Override
  public Option<Citation> find(String debateId, EvidenceId evidence) {
    return CITATIONS.one(
        session,
        CitationSql.FIND,
        binds ->
            binds
                .set(DEBATE_EVIDENCE.DEBATE_ID, debateId)
                .set(DEBATE_EVIDENCE.EVIDENCE_ID, evidence.value()));
  }

  @Override
  public Seq<Citation> of(String debateId, Option<CitationPosition> after, int limit) {
    return CitationSql.BY_ROUND.page(
        session, Filters.NONE.and(CitationSql.OF_DEBATE, debateId), after, limit);
  }

  @Override
  public Seq<Citation> named(EvidenceId evidence, Option<String> afterDebate, int limit) {
    return CitationSql.BY_DEBATE.page(
        session, Filters.NONE.and(CitationSql.OF_EVIDENCE, evidence.value()), afterDebate, limit);
  }
}
