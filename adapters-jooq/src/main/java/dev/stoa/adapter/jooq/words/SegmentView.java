package dev.stoa.adapter.jooq.words;

import java.util.BitSet;

/**
 * A segment as a question sees it.
 *
 * @param words the lengths of its living texts together
 * @param dead the numbers of its texts that were removed or changed since
 */
public record SegmentView(long id, SegmentHead head, long words, BitSet dead) {

  int living() {
    return head.texts() - dead.cardinality();
  }
}
