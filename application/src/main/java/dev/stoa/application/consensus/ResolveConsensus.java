package dev.stoa.application.consensus;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.application.critique.TallyReputation;
import dev.stoa.application.rating.CountForecasts;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.consensus.Consensus;
import dev.stoa.domain.consensus.ConsensusEntries;
import dev.stoa.domain.consensus.ConsensusStorage;
import dev.stoa.domain.consensus.ConsensusTruth;
import dev.stoa.domain.consensus.Position;
import dev.stoa.domain.critique.CritiqueStorage;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.rating.ForecastScore;
import dev.stoa.domain.rating.RatingStorage;
import io.vavr.collection.Seq;
import java.time.Instant;
import java.time.InstantSource;

/**
 * The step of settling whether a conclusion is true: every position is a forecast that counts in
 * calibration, and a dissent counts in reputation as a critique that was valuable or not. It
 * requires an open write unit.
 */
final class ResolveConsensus {

  private final ConsensusEntries entries;
  private final CountForecasts forecasts;
  private final TallyReputation reputation;
  private final AppendAudit audit;
  private final InstantSource clock;

  <S extends ConsensusStorage & RatingStorage & CritiqueStorage & AuditStorage> ResolveConsensus(
      S storage, InstantSource clock, IdSource ids) {
    this.entries = storage.consensusEntries();
    this.forecasts = new CountForecasts(storage.calibrations());
    this.reputation = new TallyReputation(storage.reputations(), clock);
    this.audit = new AppendAudit(storage.auditLog(), clock, ids);
    this.clock = clock;
  }

  /** Settles a locked consensus that was not resolved yet. */
  Consensus resolve(Consensus locked, ConsensusTruth truth) {
    Instant now = clock.instant();
    Consensus resolved = locked.resolved(truth, now);
    entries.save(resolved);
    Seq<Position> positions = resolved.draft().positions();
    forecasts.count(
        positions.map(
            one ->
                new CountForecasts.Scored(
                    one.agent(),
                    resolved.draft().domain(),
                    one.confidence(),
                    ForecastScore.ofOne(one.confidence(), one.right().get()))),
        now);
    Seq<Position> against = positions.reject(Position::agrees);
    reputation.criticised(against.map(Position::agent));
    against.forEach(
        one ->
            reputation.judged(
                one.agent(),
                one.right().get(),
                Math.abs(one.confidence() - (one.right().get() ? 1 : 0))));
    audit.record(
        AuditEvent.of(
            StoaEventType.CONSENSUS_RESOLVED,
            AuditMembers.of("consensus_id", resolved.id().value())
                .label("truth", truth)
                .number("agreed", resolved.agreeing())
                .number("disagreed", against.size())));
    return resolved;
  }
}
