package dev.stoa.adapter.jooq.words;

import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Where the chunks of segments are stored, and what was found in them before. */
@FunctionalInterface
public interface ChunkReader {

  /**
   * The chunks under these keys.
   *
   * @throws MissingChunk if one of them is not there any more
   */
  Map<Long, byte[]> read(Collection<Long> keys);

  /** The texts of a word in a segment; null if they are not known. */
  default @Nullable WordTexts known(long segment, String word) {
    return null;
  }

  /** Takes the texts of a word in a segment. */
  default void keep(long segment, String word, WordTexts texts) {}
}
