package dev.stoa.adapter.jooq.search;

import dev.stoa.storage.StorageConfig;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.WeakHashMap;

/**
 * The memory set aside for cached vectors: that of one workspace, or one that workspaces share.
 *
 * <p>The one of the process is as large as {@code -Dstoa.vector-cache-mb=<megabytes>} says; without
 * it, it is a quarter of the memory the process may have. 0 caches nothing.
 */
public final class VectorMemory {

  /** The setting, in megabytes. */
  static final String SETTING = "stoa.vector-cache-mb";

  private static final int BITS_OF_MEGABYTE = 20;

  private static final VectorMemory OF_PROCESS = new VectorMemory(ofProcess());

  private final long bytes;

  /** Those of workspaces that are closed and forgotten go with them. */
  private final Set<VectorCache<?>> caches = Collections.newSetFromMap(new WeakHashMap<>());

  private long uses;

  VectorMemory(long bytes) {
    this.bytes = bytes;
  }

  /** As the workspace is configured; all that have none of their own share one. */
  public static VectorMemory of(StorageConfig config) {
    return config
        .vectorCache()
        .map(megabytes -> new VectorMemory((long) megabytes << BITS_OF_MEGABYTE))
        .getOrElse(OF_PROCESS);
  }

  private static long ofProcess() {
    String megabytes = System.getProperty(SETTING);
    if (megabytes == null) {
      return Runtime.getRuntime().maxMemory() / 4;
    }
    if (!megabytes.matches("[0-9]{1,9}")) {
      throw new IllegalArgumentException(
          SETTING + " is " + megabytes + ": give a number of megabytes");
    }
    return Long.parseLong(megabytes) << BITS_OF_MEGABYTE;
  }

  /** Whether vectors of this many bytes may be cached. */
  boolean fits(long wanted) {
    return wanted <= bytes;
  }

  synchronized void join(VectorCache<?> cache) {
    caches.add(cache);
  }

  /** A number that grows with every use. */
  synchronized long nextUse() {
    return ++uses;
  }

  /** Drops the least recently used entries of any workspace once the entry has grown. */
  synchronized void makeRoom(VectorCache<?>.Entry grown) {
    List<VectorCache<?>.Entry> entries = new ArrayList<>();
    caches.forEach(cache -> entries.addAll(cache.entries()));
    long sum = entries.stream().mapToLong(entry -> entry.bytes()).sum();
    while (sum > bytes) {
      Optional<VectorCache<?>.Entry> eldest =
          entries.stream()
              .filter(entry -> entry != grown && entry.bytes() > 0)
              .min(Comparator.comparingLong(entry -> entry.lastUse()));
      if (eldest.isEmpty()) {
        return;
      }
      sum -= eldest.get().drop();
    }
  }
}
