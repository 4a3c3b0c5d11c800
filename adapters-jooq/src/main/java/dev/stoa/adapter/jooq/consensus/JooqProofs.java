package dev.stoa.adapter.jooq.consensus;

import static dev.stoa.schema.generated.tables.VerifiedProofs.VERIFIED_PROOFS;

import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.JsonColumn;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.domain.consensus.Proof;
import dev.stoa.domain.consensus.ProofDraft;
import dev.stoa.domain.consensus.ProofId;
import dev.stoa.domain.consensus.ProofLanguage;
import dev.stoa.domain.consensus.ProofQuery;
import dev.stoa.domain.consensus.ProofStatus;
import dev.stoa.domain.consensus.Proofs;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.schema.Json;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.time.Instant;

/** Proofs in the table {@code verified_proofs}. */
public final class JooqProofs implements Proofs {

  private final JooqSession session;

  public JooqProofs(JooqSession session) {
    this.session = session;
  }

  @Override
  public Proof add(ProofId id, ProofDraft draft, Instant now) {
    session.serialize(LockName.PROOF.of(draft.debateId()));
    long last = latest(draft.debateId()).map(Proof::sequence).getOrElse(0L);
    Proof proof = new Proof(id, last + 1, draft, now);
    session.run(ProofSql.INSERT, binds -> bind(binds, proof));
    return proof;
  }

  @Override
  public Option<Proof> latest(String debateId) {
    return session.one(
        ProofSql.LATEST,
        binds -> binds.set(VERIFIED_PROOFS.DEBATE_ID, debateId),
        JooqProofs::proof);
  }

  @Override
  public Seq<Proof> page(ProofQuery query) {
    Option<TimePosition<ProofId>> after = query.page().after();
    return session.list(
        page(query.status().isDefined(), after.isDefined()),
        binds -> {
          binds.set(ProofSql.LIMIT, query.page().limit());
          for (ProofStatus wanted : query.status()) {
            binds.set(VERIFIED_PROOFS.PROOF_STATUS, wanted.label());
          }
          for (TimePosition<ProofId> last : after) {
            ProofSql.NEWEST_FIRST.bind(binds, last);
          }
        },
        JooqProofs::proof);
  }

  private static Statement page(boolean ofStatus, boolean after) {
    if (ofStatus) {
      return after ? ProofSql.PAGE_OF_STATUS_AFTER : ProofSql.PAGE_OF_STATUS;
    }
    return after ? ProofSql.PAGE_AFTER : ProofSql.PAGE;
  }

  private static void bind(Binds binds, Proof proof) throws SQLException {
    ProofDraft draft = proof.draft();
    binds
        .set(VERIFIED_PROOFS.ID, proof.id().value())
        .set(VERIFIED_PROOFS.DEBATE_ID, draft.debateId())
        .set(VERIFIED_PROOFS.SEQUENCE, proof.sequence())
        .set(VERIFIED_PROOFS.PROOF_STATUS, draft.status().label())
        .set(VERIFIED_PROOFS.LANGUAGE, draft.language().label())
        .set(VERIFIED_PROOFS.FORMAL_STATEMENT, draft.statement())
        .set(VERIFIED_PROOFS.IS_VERIFIED, draft.verified())
        .set(VERIFIED_PROOFS.PROOF_HASH, draft.hash().getOrNull())
        .set(VERIFIED_PROOFS.TRANSLATION_TIME_MS, draft.translationMillis().getOrNull())
        .set(VERIFIED_PROOFS.PROOF_SEARCH_TIME_MS, draft.searchMillis().getOrNull())
        .set(VERIFIED_PROOFS.PROVER_VERSION, draft.proverVersion().getOrNull())
        .set(VERIFIED_PROOFS.ERROR_MESSAGE, draft.error().getOrNull())
        .set(VERIFIED_PROOFS.TIMESTAMP, proof.createdAt())
        .set(VERIFIED_PROOFS.DATA, new Json(draft.metadata().text()));
  }

  private static Proof proof(Row row) throws SQLException {
    return new Proof(
        new ProofId(row.get(VERIFIED_PROOFS.ID)),
        row.get(VERIFIED_PROOFS.SEQUENCE),
        new ProofDraft(
            row.get(VERIFIED_PROOFS.DEBATE_ID),
            ProofStatus.labelled(row.get(VERIFIED_PROOFS.PROOF_STATUS)),
            ProofLanguage.labelled(row.get(VERIFIED_PROOFS.LANGUAGE)),
            row.get(VERIFIED_PROOFS.FORMAL_STATEMENT),
            row.get(VERIFIED_PROOFS.IS_VERIFIED),
            Option.of(row.get(VERIFIED_PROOFS.PROOF_HASH)),
            Option.of(row.get(VERIFIED_PROOFS.TRANSLATION_TIME_MS)),
            Option.of(row.get(VERIFIED_PROOFS.PROOF_SEARCH_TIME_MS)),
            Option.of(row.get(VERIFIED_PROOFS.PROVER_VERSION)),
            Option.of(row.get(VERIFIED_PROOFS.ERROR_MESSAGE)),
            JsonColumn.canonical(row.get(VERIFIED_PROOFS.DATA))),
        row.get(VERIFIED_PROOFS.TIMESTAMP));
  }
}
