package dev.stoa.application.memory;

import dev.stoa.application.trust.FollowSupersessions;
import dev.stoa.domain.kernel.SupersessionHistory;
import dev.stoa.domain.memory.ArchivedMemory;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryStorage;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.trust.ItemKind;
import dev.stoa.domain.trust.TrustStorage;
import io.vavr.collection.Vector;

/** What memories have superseded. */
public final class MemorySupersessions {

  private MemorySupersessions() {}

  /** Those of a workspace; one that would say the same as another memory stays as it is. */
  public static <S extends MemoryStorage & SearchStorage & TrustStorage>
      FollowSupersessions<MemoryId, Memory> in(S storage) {
    StoreMemories keep = new StoreMemories(storage);
    return new FollowSupersessions<>(
        ItemKind.MEMORY,
        storage.origins(),
        MemoryId::new,
        new SupersessionHistory<>(
            id ->
                storage
                    .memories()
                    .find(id)
                    .orElse(() -> storage.memoryArchive().latest(id).map(ArchivedMemory::memory)),
            storage.memories()::supersededBy),
        id -> storage.memories().lock(Vector.of(id)).headOption(),
        (before, after) -> keep.unlessRepeated(after).peek(one -> keep.change(before, one)));
  }
}
