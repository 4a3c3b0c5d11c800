package dev.stoa.application.consensus;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.consensus.ConsensusStorage;
import dev.stoa.domain.consensus.Proof;
import dev.stoa.domain.consensus.ProofDraft;
import dev.stoa.domain.consensus.ProofId;
import dev.stoa.domain.consensus.ProofQuery;
import dev.stoa.domain.consensus.Proofs;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.kernel.UnitOfWork;
import io.vavr.control.Option;
import java.time.InstantSource;

/** Operations on attempts to prove what debates concluded. */
public final class ProofOperations {

  private final UnitOfWork unitOfWork;
  private final Proofs proofs;
  private final AppendAudit audit;
  private final InstantSource clock;
  private final IdSource ids;

  /** For one workspace, with its clock and id source. */
  public <S extends ConsensusStorage & AuditStorage> ProofOperations(
      S storage, InstantSource time, IdSource ids) {
    this.unitOfWork = storage.unitOfWork();
    this.proofs = storage.proofs();
    this.clock = MicrosecondClock.of(time);
    this.audit = new AppendAudit(storage.auditLog(), clock, ids);
    this.ids = ids;
  }

  /** Records an attempt to prove what a debate concluded; audited. */
  public Proof record(ProofDraft draft) {
    return unitOfWork.run(
        () -> {
          Proof proof = proofs.add(new ProofId(ids.next()), draft, clock.instant());
          audit.record(
              AuditEvent.of(
                  StoaEventType.CONSENSUS_PROOF_RECORDED,
                  AuditMembers.of("proof_id", proof.id().value()).label("status", draft.status())));
          return proof;
        });
  }

  /** The newest attempt to prove what a debate concluded. */
  public Option<Proof> latest(String debateId) {
    return unitOfWork.read(() -> proofs.latest(debateId));
  }

  /** Proofs, newest first; the next page begins after its {@code next}. */
  public Page<Proof, TimePosition<ProofId>> list(ProofQuery query) {
    return query.page().page(unitOfWork.read(() -> proofs.page(query)), Proof::position);
  }
}
