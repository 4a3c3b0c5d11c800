package dev.stoa.actions.evolution;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.evolution.Generation;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.GenerationStatus;
import io.vavr.control.Option;
import java.time.Instant;

/** A generation. */
record ShownGeneration(
    GenerationId generationId,
    @Param("Its number in order of creation.") long sequence,
    GenerationStatus status,
    @Param("The generation it evolved from.") Option<GenerationId> parentId,
    Instant createdAt) {

  static ShownGeneration of(Generation generation) {
    return new ShownGeneration(
        generation.id(),
        generation.sequence(),
        generation.status(),
        generation.parent(),
        generation.createdAt());
  }
}
