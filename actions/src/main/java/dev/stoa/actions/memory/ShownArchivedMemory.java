package dev.stoa.actions.memory;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.memory.ArchivedMemory;
import java.time.Instant;

/** An archived memory. */
record ShownArchivedMemory(
    @Param("Later ones have greater numbers.") long archiveId,
    Instant archivedAt,
    String archiveReason,
    ShownMemory memory) {

  static ShownArchivedMemory of(ArchivedMemory archived) {
    return new ShownArchivedMemory(
        archived.sequence(),
        archived.archivedAt(),
        archived.reason(),
        ShownMemory.of(archived.memory()));
  }
}
