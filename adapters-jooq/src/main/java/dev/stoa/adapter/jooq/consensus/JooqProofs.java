package dev.stoa.adapter.jooq.consensus;

import static dev.stoa.schema.generated.tables.VerifiedProofs.VERIFIED_PROOFS;

import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.JsonColumn;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.domain.consensus.Proof;
import dev.stoa.domain.consensus.ProofDraft;
import dev.stoa.domain.consensus.ProofDraftBuilder;
import dev.stoa.domain.consensus.ProofId;
import dev.stoa.domain.consensus.ProofLanguage;
import dev.stoa.domain.consensus.ProofQuery;
import dev.stoa.domain.consensus.ProofStatus;
import dev.stoa.domain.consensus.Proofs;
import dev.stoa.domain.kernel.TimePosition;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.time.Instant;

/** Proofs in the table {@code verified_proofs}. */
public final class JooqProofs implements Proofs {

  static final Rows<Proof> PROOFS =
      Rows.of(VERIFIED_PROOFS, JooqProofs::proof)
          .key(VERIFIED_PROOFS.ID, proof -> proof.id().value())
          .set(VERIFIED_PROOFS.DEBATE_ID, proof -> proof.draft().debateId())
          .set(VERIFIED_PROOFS.SEQUENCE, Proof::sequence)
          .set(VERIFIED_PROOFS.PROOF_STATUS, proof -> proof.draft().status().label())
          .set(VERIFIED_PROOFS.LANGUAGE, proof -> proof.draft().language().label())
          .set(VERIFIED_PROOFS.FORMAL_STATEMENT, proof -> proof.draft().statement())
          .set(VERIFIED_PROOFS.IS_VERIFIED, proof -> proof.draft().verified())
          .maybe(VERIFIED_PROOFS.PROOF_HASH, proof -> proof.draft().hash())
          .maybe(VERIFIED_PROOFS.TRANSLATION_TIME_MS, proof -> proof.draft().translationMillis())
          .maybe(VERIFIED_PROOFS.PROOF_SEARCH_TIME_MS, proof -> proof.draft().searchMillis())
          .maybe(VERIFIED_PROOFS.PROVER_VERSION, proof -> proof.draft().proverVersion())
          .maybe(VERIFIED_PROOFS.ERROR_MESSAGE, proof -> proof.draft().error())
          .set(VERIFIED_PROOFS.TIMESTAMP, Proof::createdAt)
          .set(VERIFIED_PROOFS.DATA, proof -> JsonColumn.of(proof.draft().metadata()));

  static final Pages<Long, Proof> LAST =
      PROOFS.pages(Order.descending(VERIFIED_PROOFS.SEQUENCE, sequence -> sequence));
  static final Pages<TimePosition<ProofId>, Proof> NEWEST =
      PROOFS.pages(Order.newestFirst(VERIFIED_PROOFS.TIMESTAMP, VERIFIED_PROOFS.ID));
  static final Filter<String> OF_DEBATE = Filter.eq(VERIFIED_PROOFS.DEBATE_ID);
  static final Filter<String> OF_STATUS = Filter.eq(VERIFIED_PROOFS.PROOF_STATUS);

  private final JooqSession session;

  public JooqProofs(JooqSession session) {
    this.session = session;
  }

  @Override
  public Proof add(ProofId id, ProofDraft draft, Instant now) {
    session.serialize(LockName.PROOF.of(draft.debateId()));
    long last = latest(draft.debateId()).map(Proof::sequence).getOrElse(0L);
    Proof proof = new Proof(id, last + 1, draft, now);
    PROOFS.add(session, proof);
    return proof;
  }

  @Override
  public Option<Proof> latest(String debateId) {
    return LAST.head(session, Filters.NONE.and(OF_DEBATE, debateId));
  }

  @Override
  public Seq<Proof> page(ProofQuery query) {
    return NEWEST.page(
        session, Filters.NONE.and(OF_STATUS, query.status().map(ProofStatus::label)), query.page());
  }

  private static Proof proof(Row row) throws SQLException {
    return new Proof(
        new ProofId(row.get(VERIFIED_PROOFS.ID)),
        row.get(VERIFIED_PROOFS.SEQUENCE),
        ProofDraftBuilder.builder()
            .debateId(row.get(VERIFIED_PROOFS.DEBATE_ID))
            .status(ProofStatus.labelled(row.get(VERIFIED_PROOFS.PROOF_STATUS)))
            .language(ProofLanguage.labelled(row.get(VERIFIED_PROOFS.LANGUAGE)))
            .statement(row.get(VERIFIED_PROOFS.FORMAL_STATEMENT))
            .verified(row.get(VERIFIED_PROOFS.IS_VERIFIED))
            .hash(Option.of(row.get(VERIFIED_PROOFS.PROOF_HASH)))
            .translationMillis(Option.of(row.get(VERIFIED_PROOFS.TRANSLATION_TIME_MS)))
            .searchMillis(Option.of(row.get(VERIFIED_PROOFS.PROOF_SEARCH_TIME_MS)))
            .proverVersion(Option.of(row.get(VERIFIED_PROOFS.PROVER_VERSION)))
            .error(Option.of(row.get(VERIFIED_PROOFS.ERROR_MESSAGE)))
            .metadata(JsonColumn.canonical(row.get(VERIFIED_PROOFS.DATA)))
            .build(),
        row.get(VERIFIED_PROOFS.TIMESTAMP));
  }
}
