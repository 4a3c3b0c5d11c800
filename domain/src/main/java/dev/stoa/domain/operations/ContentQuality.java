package dev.stoa.domain.operations;

import io.vavr.collection.Map;
import java.time.Instant;

/** Figures about the content of a workspace, for a look at its health; they read whole tables. */
public interface ContentQuality {

  /**
   * The figures of memories.
   *
   * @param unchangedSince from when a memory of each tier, by its label, is stale
   */
  MemoryQuality memories(Map<String, Instant> unchangedSince);
}
