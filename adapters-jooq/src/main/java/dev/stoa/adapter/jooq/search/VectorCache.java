package dev.stoa.adapter.jooq.search;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.jspecify.annotations.Nullable;

/** The most recently used vectors of a workspace, within the limit of {@link VectorMemory}. */
final class VectorCache<T extends CachedVectors> {

  private final VectorMemory memory;
  private final Map<ScopedModel, Entry> entries = new ConcurrentHashMap<>();

  VectorCache(VectorMemory memory) {
    this.memory = memory;
    memory.join(this);
  }

  /** Whether vectors of this many bytes may be cached. */
  boolean fits(long bytes) {
    return memory.fits(bytes);
  }

  boolean has(ScopedModel key) {
    return entries.containsKey(key);
  }

  Entry entry(ScopedModel key) {
    Entry entry = entries.computeIfAbsent(key, Entry::new);
    entry.lastUse = memory.nextUse();
    return entry;
  }

  List<Entry> entries() {
    return List.copyOf(entries.values());
  }

  /** Committed vectors, and the lock for reading and changing them. */
  final class Entry {

    private final ScopedModel key;
    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private @Nullable T vectors;
    private volatile long bytes;
    private volatile long lastUse;

    private Entry(ScopedModel key) {
      this.key = key;
    }

    ScopedModel key() {
      return key;
    }

    ReadWriteLock lock() {
      return lock;
    }

    /** None until they are read. */
    @Nullable T vectors() {
      return vectors;
    }

    /** Has these from now on; others may have to go. */
    void grown(T read) {
      vectors = read;
      bytes = read.bytes();
      memory.makeRoom(this);
    }

    long bytes() {
      return bytes;
    }

    long lastUse() {
      return lastUse;
    }

    /** A reader that has it keeps its reference; it is not found again. How much it took. */
    long drop() {
      entries.remove(key, this);
      long freed = bytes;
      bytes = 0;
      return freed;
    }
  }
}
