package dev.stoa.architecture.sample.domain.storage;

import dev.stoa.architecture.sample.domain.memory.Memories;
import dev.stoa.architecture.sample.domain.rating.Rating;

/** Sees whole contexts, as its package declares. */
public interface Everything extends Memories {

  Rating rating();
}
