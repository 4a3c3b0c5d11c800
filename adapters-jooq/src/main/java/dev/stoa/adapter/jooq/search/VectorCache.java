package dev.stoa.adapter.jooq.search;

import dev.stoa.domain.search.VectorScope;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** The vectors of the scopes asked for last, as far as the memory set aside for them goes. */
final class VectorCache {

  /** The vectors of one model in one scope. */
  record Key(VectorScope scope, String model) {}

  /** Committed vectors, and the lock that whoever reads or changes them holds. */
  static final class Entry {
    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private ScopeVectors vectors;
    private volatile long bytes;

    private Entry(int dimension) {
      vectors = new ScopeVectors(dimension);
    }

    ReadWriteLock lock() {
      return lock;
    }

    ScopeVectors vectors() {
      return vectors;
    }

    /** Begins anew, with vectors of another dimension. */
    void restart(int dimension) {
      vectors = new ScopeVectors(dimension);
    }
  }

  private final long budget;
  private final Map<Key, Entry> entries = new LinkedHashMap<>(16, 0.75f, true);

  VectorCache(long budget) {
    this.budget = budget;
  }

  /** Whether vectors that take so many bytes may be kept. */
  boolean fits(long bytes) {
    return bytes <= budget;
  }

  synchronized Entry entry(Key key, int dimension) {
    return entries.computeIfAbsent(key, unknown -> new Entry(dimension));
  }

  /** Lets go of the scopes asked for longest ago, once the entry has grown. */
  synchronized void grown(Entry entry, long bytes) {
    entry.bytes = bytes;
    long sum = entries.values().stream().mapToLong(one -> one.bytes).sum();
    var eldest = entries.values().iterator();
    while (sum > budget && eldest.hasNext()) {
      Entry next = eldest.next();
      if (next != entry) {
        sum -= next.bytes;
        eldest.remove();
      }
    }
  }
}
