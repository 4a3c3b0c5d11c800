package dev.stoa.domain.evolution;

import io.vavr.collection.Seq;
import java.time.Instant;

/** Moves old episodes to the archive and deletes old actions. */
public interface EpisodePruning {

  /** The sequences of the newest generations, newest first. */
  Seq<Long> newest(int limit);

  /** What pruning would do. */
  PruneReport count(Retention.Plan plan);

  /** Prunes; pruning again changes nothing. */
  PruneReport prune(Retention.Plan plan, Instant now);
}
