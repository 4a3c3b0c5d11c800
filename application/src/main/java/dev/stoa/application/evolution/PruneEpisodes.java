package dev.stoa.application.evolution;

import dev.stoa.domain.evolution.EpisodePruning;
import dev.stoa.domain.evolution.PruneReport;
import dev.stoa.domain.evolution.Retention;
import java.time.InstantSource;

/** The step of pruning old episodes, audited; requires an open write unit. */
final class PruneEpisodes {

  private final EpisodePruning pruning;
  private final EvolutionAudit audit;
  private final InstantSource clock;

  PruneEpisodes(EpisodePruning pruning, EvolutionAudit audit, InstantSource clock) {
    this.pruning = pruning;
    this.audit = audit;
    this.clock = clock;
  }

  PruneReport prune() {
    PruneReport report = pruning.prune(plan(), clock.instant());
    if (!report.isEmpty()) {
      audit.pruned(report);
    }
    return report;
  }

  Retention.Plan plan() {
    return Retention.STANDARD.plan(pruning.newest(Retention.STANDARD.episodes()));
  }
}
