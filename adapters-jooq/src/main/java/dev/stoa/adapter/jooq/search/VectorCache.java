package dev.stoa.adapter.jooq.search;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** The most recently used vectors of a workspace, within the limit of {@link VectorMemory}. */
final class VectorCache {

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

  Entry entry(ScopedModel key, int dimension) {
    Entry entry = entries.computeIfAbsent(key, unknown -> new Entry(key, dimension));
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
    private ScopeVectors vectors;
    private volatile long bytes;
    private volatile long lastUse;

    private Entry(ScopedModel key, int dimension) {
      this.key = key;
      this.vectors = new ScopeVectors(dimension);
    }

    ScopedModel key() {
      return key;
    }

    ReadWriteLock lock() {
      return lock;
    }

    ScopeVectors vectors() {
      return vectors;
    }

    /** Begins anew. */
    void restart(int dimension) {
      vectors = new ScopeVectors(dimension);
    }

    /** Says how much it takes by now; others may have to go. */
    void grown() {
      bytes = vectors.bytes();
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
