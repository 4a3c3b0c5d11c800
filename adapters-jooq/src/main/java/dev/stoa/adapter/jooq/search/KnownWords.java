package dev.stoa.adapter.jooq.search;

import dev.stoa.adapter.jooq.words.SegmentHead;
import dev.stoa.adapter.jooq.words.TailText;
import dev.stoa.adapter.jooq.words.WordTexts;
import java.util.BitSet;
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
  private static final long MOST_OF_CHUNKS = 16L << 20;

  /** The most bytes of words that are kept: a chunk has many others beside one that is used. */
  private static final long MOST_OF_WORDS = 32L << 20;

  /** More texts than this are not kept. */
  private static final int MOST_TEXTS = 4_096;

  /** A word in a segment. */
  private record Word(long segment, String word) {}

  /** The dead texts of a segment, once this many were. */
  record Dead(long count, BitSet texts) {}

  /** Under which number the source was born that this is known of. */
  final long born;

  private final Map<Long, SegmentHead> heads = new ConcurrentHashMap<>();
  private final Map<Long, Dead> dead = new ConcurrentHashMap<>();
  private final LastUsed<Long, byte[]> chunks =
      new LastUsed<>(MOST_OF_CHUNKS, chunk -> chunk.length);
  private final LastUsed<Word, WordTexts> words =
      new LastUsed<>(MOST_OF_WORDS, WordTexts::heapBytes);
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

  byte @Nullable [] chunk(long key) {
    return chunks.get(key);
  }

  void add(long key, byte[] chunk) {
    chunks.add(key, chunk);
  }

  @Nullable WordTexts word(long segment, String word) {
    return words.get(new Word(segment, word));
  }

  void add(long segment, String word, WordTexts texts) {
    words.add(new Word(segment, word), texts);
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
