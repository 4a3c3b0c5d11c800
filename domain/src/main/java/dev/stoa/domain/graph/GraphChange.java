package dev.stoa.domain.graph;

import dev.stoa.domain.kernel.Labelled;
import java.time.Instant;

/**
 * Something that happened to what is known of an entity.
 *
 * @param text what was said, or which entity was merged
 */
public record GraphChange(Instant at, Kind kind, String text) {

  /** What happened. */
  public enum Kind implements Labelled {
    CREATED,
    OBSERVED,
    OBSERVATION_ENDED,
    RELATED,
    RELATION_ENDED,
    MERGED
  }
}
