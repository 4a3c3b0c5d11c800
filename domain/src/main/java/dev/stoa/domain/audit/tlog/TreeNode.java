package dev.stoa.domain.audit.tlog;

import dev.stoa.domain.json.InvalidValue;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * The root of a perfect subtree: at level 0 the leaves, at level {@code l} the {@code index}-th run
 * of {@code 2^l} leaves, both counted from 0.
 */
public record TreeNode(int level, long index) {

  /** Refuses places no tree has. */
  public TreeNode {
    if (level < 0 || level > 62 || index < 0 || index >= Long.MAX_VALUE >> level) {
      throw new InvalidValue("no tree has a node at " + level + "/" + index);
    }
  }

  /** The sequence (from 1) of the entry whose arrival completes this node, and which stores it. */
  public long storedAt() {
    return (index + 1) << level;
  }

  /**
   * Picks this node out of what the entry {@link #storedAt} has: its hash for a leaf, otherwise the
   * concatenated nodes of levels 1, 2, … that it completed. None if they are cut short.
   */
  public Option<Hash> pickFrom(Hash entryHash, byte @Nullable [] treeNodes) {
    if (level == 0) {
      return Option.of(MerkleHasher.create().leaf(entryHash));
    }
    int from = (level - 1) * Hash.BYTES;
    return treeNodes == null || treeNodes.length < from + Hash.BYTES
        ? Option.none()
        : Option.of(Hash.of(treeNodes, from));
  }
}
