package dev.stoa.domain.learning;

import io.vavr.control.Either;

/**
 * Proposes what to learn from messages or a text; it decides and stores nothing.
 *
 * <p>It is called outside of a unit of work, because a model takes its time.
 */
@FunctionalInterface
public interface Extractor {

  /** What there is to learn; a left if what a model answered cannot be read. */
  Either<LearningRefused, Proposal> propose(LearningSource source);

  /** Proposes what the caller gives. */
  static Extractor proposing(Iterable<CandidateMemory> memories) {
    Proposal given = Proposal.of(memories);
    return source -> Either.right(given);
  }
}
