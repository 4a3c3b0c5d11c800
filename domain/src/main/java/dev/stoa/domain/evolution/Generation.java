package dev.stoa.domain.evolution;

import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * A versioned set of profiles.
 *
 * @param sequence its number in order of creation; times may be equal, and ids are not ordered
 * @param parent the generation it evolved from
 */
public record Generation(
    GenerationId id,
    long sequence,
    GenerationStatus status,
    Option<GenerationId> parent,
    Instant createdAt) {

  /** In another state, if the transition is allowed; its own state changes nothing. */
  public Either<EvolutionRefused, Generation> become(GenerationStatus next) {
    if (next == status) {
      return Either.right(this);
    }
    return status.next().contains(next)
        ? Either.right(new Generation(id, sequence, next, parent, createdAt))
        : Either.left(new EvolutionRefused.NotAllowed(id, status, next));
  }
}
