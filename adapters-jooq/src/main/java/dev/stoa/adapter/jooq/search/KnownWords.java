package dev.stoa.adapter.jooq.search;

import dev.stoa.adapter.jooq.words.SegmentHead;
import dev.stoa.adapter.jooq.words.TailText;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * What is known of the words of one source without asking the database: heads and chunks of
 * segments, which never change, and texts that are in no segment yet.
 */
final class KnownWords {

  /** The most bytes of chunks that are kept. */
  private static final long MOST_BYTES = 32L << 20;

  /** About what a chunk takes in memory beside its bytes. */
  private static final int OVERHEAD = 96;

  /** More texts than this are not kept. */
  private static final int MOST_TEXTS = 4_096;

  /** The dead texts of a segment, once this many were. */
  record Dead(long count, BitSet texts) {}

  /** Under which number the source was born that this is known of. */
  final long born;

  private final Map<Long, SegmentHead> heads = new ConcurrentHashMap<>();
  private final Map<Long, Dead> dead = new ConcurrentHashMap<>();
  private final LinkedHashMap<Long, byte[]> chunks = new LinkedHashMap<>(64, .75f, true);
  private long bytes;
  private volatile Map<Long, TailText> tail = Map.of();
  private volatile long tailEnd;

  KnownWords(long born) {
    this.born = born;
  }

  @Nullable SegmentHead head(long segment) {
    return heads.get(segment);
  }

  void add(long segment, SegmentHead head) {
    heads.put(segment, head);
  }

  /** Forgets the segments that are not there any more. */
  void keep(List<Long> segments) {
    if (heads.size() > segments.size()) {
      heads.keySet().retainAll(segments);
      dead.keySet().retainAll(segments);
    }
  }

  @Nullable Dead dead(long segment) {
    return dead.get(segment);
  }

  void add(long segment, Dead texts) {
    dead.put(segment, texts);
  }

  synchronized byte @Nullable [] chunk(long key) {
    return chunks.get(key);
  }

  synchronized void add(long key, byte[] chunk) {
    byte[] before = chunks.put(key, chunk);
    bytes += chunk.length + OVERHEAD - (before == null ? 0 : before.length + OVERHEAD);
    var eldest = chunks.entrySet().iterator();
    while (bytes > MOST_BYTES && eldest.hasNext()) {
      bytes -= eldest.next().getValue().length + OVERHEAD;
      eldest.remove();
    }
  }

  Map<Long, TailText> tail() {
    return tail;
  }

  /** Texts with lower entries are known, unless they were committed later than others. */
  long tailEnd() {
    return tailEnd;
  }

  /** Keeps the texts that a unit has seen that only reads, so that all of them are committed. */
  void setTail(Map<Long, TailText> texts, long end) {
    if (texts.size() <= MOST_TEXTS) {
      tail = texts;
      tailEnd = end;
    }
  }
}
