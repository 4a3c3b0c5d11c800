package dev.stoa.application.consensus;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.consensus.Consensus;
import dev.stoa.domain.consensus.ConsensusDraft;
import dev.stoa.domain.consensus.ConsensusEntries;
import dev.stoa.domain.consensus.ConsensusId;
import dev.stoa.domain.consensus.ConsensusStorage;
import dev.stoa.domain.consensus.Dissent;
import dev.stoa.domain.consensus.DissentDraft;
import dev.stoa.domain.consensus.DissentId;
import dev.stoa.domain.consensus.Dissents;
import dev.stoa.domain.kernel.IdSource;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.InstantSource;

/**
 * The step of storing a conclusion with its dissents; requires an open write unit, in which its
 * agents are known to be registered.
 */
public final class RecordConsensus {

  private final ConsensusEntries entries;
  private final Dissents dissents;
  private final AppendAudit audit;
  private final InstantSource clock;
  private final IdSource ids;

  /** For one workspace, with its clock and id source. */
  public <S extends ConsensusStorage & AuditStorage> RecordConsensus(
      S storage, InstantSource clock, IdSource ids) {
    this.entries = storage.consensusEntries();
    this.dissents = storage.dissents();
    this.audit = new AppendAudit(storage.auditLog(), clock, ids);
    this.clock = clock;
    this.ids = ids;
  }

  /** Stores a conclusion, audited. */
  public Consensus record(ConsensusDraft draft, Seq<DissentDraft> against) {
    return record(draft, against, Option.none());
  }

  Consensus record(
      ConsensusDraft draft, Seq<DissentDraft> against, Option<ConsensusId> supersedes) {
    Instant now = clock.instant();
    Consensus fresh = Consensus.recorded(new ConsensusId(ids.next()), draft, against, now);
    Consensus consensus = supersedes.map(fresh::superseding).getOrElse(fresh);
    entries.add(consensus);
    dissents.add(against.map(given -> dissent(consensus, given, now)));
    audit.record(event(StoaEventType.CONSENSUS_RECORDED, consensus));
    return consensus;
  }

  /** Stores a later dissent about a locked conclusion, audited. */
  Dissent dissent(Consensus locked, DissentDraft draft) {
    Dissent dissent = dissent(locked, draft, clock.instant());
    dissents.add(Vector.of(dissent));
    entries.save(locked.disputed(dissents.of(Vector.of(locked.id()))));
    audit.record(
        AuditEvent.of(
            StoaEventType.CONSENSUS_DISSENTED,
            AuditMembers.of("consensus_id", locked.id().value())
                .id("dissent_id", dissent.id().value())
                .label("dissent_type", dissent.type())));
    return dissent;
  }

  private Dissent dissent(Consensus consensus, DissentDraft draft, Instant now) {
    return Dissent.of(new DissentId(ids.next()), consensus.id(), consensus.debateId(), draft, now);
  }

  static AuditEvent event(StoaEventType type, Consensus consensus) {
    return AuditEvent.of(
        type,
        AuditMembers.of("consensus_id", consensus.id().value())
            .label("strength", consensus.strength()));
  }
}
