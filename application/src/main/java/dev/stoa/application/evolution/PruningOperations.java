package dev.stoa.application.evolution;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.evolution.EpisodePruning;
import dev.stoa.domain.evolution.EvolutionStorage;
import dev.stoa.domain.evolution.PruneReport;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.UnitOfWork;
import java.time.InstantSource;

/** Pruning of old episodes and their actions. */
public final class PruningOperations {

  private final UnitOfWork unitOfWork;
  private final EpisodePruning pruning;
  private final PruneEpisodes prune;

  /** For one workspace, with its clock and id source. */
  public <S extends EvolutionStorage & AuditStorage> PruningOperations(
      S storage, InstantSource time, IdSource ids) {
    InstantSource clock = MicrosecondClock.of(time);
    this.unitOfWork = storage.unitOfWork();
    this.pruning = storage.episodePruning();
    this.prune =
        new PruneEpisodes(
            pruning, new EvolutionAudit(new AppendAudit(storage.auditLog(), clock, ids)), clock);
  }

  /**
   * Archives the episodes of all but the newest 20 generations, and deletes the actions of all but
   * the newest 5 except those of failed episodes; audited if anything changed.
   */
  public PruneReport prune() {
    return unitOfWork.run(prune::prune);
  }

  /** What {@link #prune} would do now. */
  public PruneReport preview() {
    return unitOfWork.snapshot(() -> pruning.count(prune.plan()));
  }
}
