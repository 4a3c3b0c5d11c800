package dev.stoa.application.consensus;

import dev.stoa.application.agent.RegisteredAgents;
import dev.stoa.domain.agent.AgentStorage;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.consensus.Consensus;
import dev.stoa.domain.consensus.ConsensusEntries;
import dev.stoa.domain.consensus.ConsensusId;
import dev.stoa.domain.consensus.ConsensusRefused;
import dev.stoa.domain.consensus.ConsensusStorage;
import dev.stoa.domain.consensus.ConsensusTruth;
import dev.stoa.domain.critique.CritiqueStorage;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.rating.RatingStorage;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.InstantSource;

/** Operations of the minority ledger: what became of dissent once it is known who was right. */
public final class MinorityOperations {

  private final UnitOfWork unitOfWork;
  private final ConsensusEntries entries;
  private final ResolveConsensus settle;
  private final RegisteredAgents registered;

  /** For one workspace, with its clock and id source. */
  public <
          S extends
              ConsensusStorage & RatingStorage & CritiqueStorage & AgentStorage & AuditStorage>
      MinorityOperations(S storage, InstantSource time, IdSource ids) {
    InstantSource clock = MicrosecondClock.of(time);
    this.unitOfWork = storage.unitOfWork();
    this.entries = storage.consensusEntries();
    this.settle = new ResolveConsensus(storage, clock, ids);
    this.registered = new RegisteredAgents(storage, clock, ids);
  }

  /**
   * Settles whether a conclusion is true and, in the same unit, counts every position in
   * calibration and every dissent in reputation; audited.
   *
   * <p>Repeating it changes nothing; another truth is refused.
   */
  public Either<ConsensusRefused, Consensus> resolve(ConsensusId id, ConsensusTruth truth) {
    return unitOfWork.write(
        () -> {
          registered.keepNames();
          return entries
              .lock(id)
              .<ConsensusRefused>toEither(() -> new ConsensusRefused.Unknown(id))
              .flatMap(
                  one -> {
                    if (one.resolution().isEmpty()) {
                      return Either.right(settle.resolve(one, truth));
                    }
                    ConsensusTruth known = one.resolution().get().truth();
                    return known == truth
                        ? Either.right(one)
                        : Either.left(new ConsensusRefused.AlreadyResolved(id, known));
                  });
        });
  }

  /**
   * How often dissent was right, what it was worth, and the thousand pairs that err together most
   * often; the first thousand dissenters by name.
   */
  public MinorityReport report() {
    return report(Option.none());
  }

  /** As above, of the dissenters after a name. */
  public MinorityReport report(AgentName after) {
    return report(Option.some(after));
  }

  private MinorityReport report(Option<AgentName> after) {
    return unitOfWork.snapshot(
        () ->
            new MinorityReport(
                entries.dissenters(after, Page.MAX_SIZE), entries.errors(Page.MAX_SIZE)));
  }
}
