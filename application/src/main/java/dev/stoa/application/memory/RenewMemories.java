package dev.stoa.application.memory;

import dev.stoa.domain.memory.Memories;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.Recalled;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/** The step of giving memories that expire a longer time; requires an open write unit. */
final class RenewMemories {

  private final Memories memories;
  private final InstantSource clock;

  RenewMemories(Memories memories, InstantSource clock) {
    this.memories = memories;
    this.clock = clock;
  }

  /** Those whose time has become longer. */
  Seq<Memory> renew(Seq<MemoryId> ids, Duration timeToLive) {
    Instant now = clock.instant();
    Seq<Memory> renewed = memories.lock(ids).flatMap(one -> one.renewed(timeToLive, now));
    if (!renewed.isEmpty()) {
      memories.save(renewed);
    }
    return renewed;
  }

  Seq<Recalled> renewAll(Seq<Recalled> found, Duration timeToLive) {
    Map<MemoryId, Memory> renewed =
        renew(found.map(one -> one.memory().id()), timeToLive).toMap(Memory::id, one -> one);
    return found.map(one -> renewed.get(one.memory().id()).map(one::as).getOrElse(one));
  }

  /** Whether renewing would change anything. */
  boolean isDue(Seq<Recalled> found, Duration timeToLive) {
    Instant now = clock.instant();
    return found.exists(one -> one.memory().renewed(timeToLive, now).isDefined());
  }
}
