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
import dev.stoa.domain.consensus.ProofStatus;
import dev.stoa.domain.consensus.Proofs;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.kernel.UnitOfWork;
import io.vavr.control.Option;
import java.time.InstantSource;
import java.util.Optional;

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

  /** Proofs of a status or of all, newest first; the next page begins after its {@code next}. */
  public Page<Proof, TimePosition<ProofId>> list(
      Option<ProofStatus> status, Option<TimePosition<ProofId>> after, int size) {
    Page.checkedSize(size);
    return Page.of(unitOfWork.read(() -> proofs.page(status, after, size)), size, Proof::position);
  }

  /** {@link #list(Option, Option, int)} with an {@link Optional}. */
  public Page<Proof, TimePosition<ProofId>> list(
      Optional<ProofStatus> status, Optional<TimePosition<ProofId>> after, int size) {
    return list(Option.ofOptional(status), Option.ofOptional(after), size);
  }
}
