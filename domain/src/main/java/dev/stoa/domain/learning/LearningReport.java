package dev.stoa.domain.learning;

import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.trust.Trust;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * What one call learned.
 *
 * @param learning by which it is undone; none if nothing changed or it was a dry run
 */
public record LearningReport(
    Option<LearningId> learning, boolean isDryRun, Seq<Learned> candidates) {

  /** Of a dry run, which stores nothing. */
  public LearningReport withoutId() {
    return new LearningReport(Option.none(), isDryRun, candidates);
  }

  /**
   * What became of a candidate.
   *
   * @param number its place, from 1
   * @param memory what was stored for it, or says it already
   * @param superseded what it superseded, or would have
   * @param trust how far what was stored is trusted
   */
  public record Learned(
      long number,
      String content,
      LearningDecision decision,
      LearningReason reason,
      Option<MemoryId> memory,
      Option<MemoryId> superseded,
      Trust trust) {}
}
