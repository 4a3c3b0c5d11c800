package dev.stoa.domain.audit.tlog;

import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;

/** A run of leaves {@code [from, to)} that RFC 6962 hashes as one subtree. */
record LeafRange(long from, long to) {

  long size() {
    return to - from;
  }

  /** The largest power of two smaller than the size: where RFC 6962 splits. */
  private long split() {
    return Long.highestOneBit(size() - 1);
  }

  LeafRange left() {
    return new LeafRange(from, from + split());
  }

  LeafRange right() {
    return new LeafRange(from + split(), to);
  }

  /** The stored nodes it is made of, leftmost and largest first. */
  Seq<TreeNode> nodes() {
    List<TreeNode> nodes = List.empty();
    long at = from;
    while (at < to) {
      int level = 63 - Long.numberOfLeadingZeros(to - at);
      nodes = nodes.prepend(new TreeNode(level, at >>> level));
      at += 1L << level;
    }
    return nodes.reverse();
  }

  Hash hash(Map<TreeNode, Hash> known, MerkleHasher hasher) {
    return nodes().map(node -> known.get(node).get()).reduceRight(hasher::node);
  }
}
