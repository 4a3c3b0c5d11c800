package dev.stoa.adapter.jooq.words;

import java.util.Collection;
import java.util.Map;

/** Where the chunks of segments are stored. */
@FunctionalInterface
public interface ChunkReader {

  /**
   * The chunks under these keys.
   *
   * @throws MissingChunk if one of them is not there any more
   */
  Map<Long, byte[]> read(Collection<Long> keys);
}
