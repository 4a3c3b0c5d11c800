package dev.stoa.domain.audit.tlog;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.StorageException;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import java.util.function.Function;

/**
 * The RFC 6962 tree over a stored log: roots and proofs at any size the log has or had.
 *
 * <p>Each answer reads the store once, for O(log n) nodes.
 */
public final class MerkleTree {

  private final Function<Seq<TreeNode>, Map<TreeNode, Hash>> store;

  /** Over nodes that are read by the given question. */
  public MerkleTree(Function<Seq<TreeNode>, Map<TreeNode, Hash>> store) {
    this.store = store;
  }

  /** The root over the first {@code size} leaves. */
  public Hash root(long size) {
    if (size == 0) {
      return MerkleHasher.create().emptyRoot();
    }
    return hashes(List.of(new LeafRange(0, size))).head();
  }

  /** What proves that leaf {@code index} (from 0) is in the tree of {@code size} leaves. */
  public Seq<Hash> inclusionProof(long index, long size) {
    if (index < 0 || index >= size) {
      throw new InvalidValue("leaf " + index + " is not in a tree of " + size);
    }
    List<LeafRange> path = List.empty();
    LeafRange tree = new LeafRange(0, size);
    while (tree.size() > 1) {
      boolean goLeft = index < tree.left().to();
      path = path.prepend(goLeft ? tree.right() : tree.left());
      tree = goLeft ? tree.left() : tree.right();
    }
    return hashes(path);
  }

  /** What proves that the tree of {@code second} leaves only added to that of {@code first}. */
  public Seq<Hash> consistencyProof(long first, long second) {
    if (first < 0 || first > second) {
      throw new InvalidValue("no tree of " + second + " continues one of " + first);
    }
    if (first == 0) {
      return List.empty();
    }
    List<LeafRange> path = List.empty();
    LeafRange tree = new LeafRange(0, second);
    while (tree.to() != first) {
      boolean goLeft = first <= tree.left().to();
      path = path.prepend(goLeft ? tree.right() : tree.left());
      tree = goLeft ? tree.left() : tree.right();
    }
    // The verifier knows the first root; the proof contains it only if it is not a subtree itself.
    return hashes(tree.from() == 0 ? path : path.prepend(tree));
  }

  private Seq<Hash> hashes(Seq<LeafRange> ranges) {
    if (ranges.isEmpty()) {
      return List.empty();
    }
    Seq<TreeNode> wanted = ranges.flatMap(LeafRange::nodes);
    Map<TreeNode, Hash> known = store.apply(wanted);
    wanted
        .find(node -> !known.containsKey(node))
        .forEach(
            node -> {
              throw new StorageException(
                  "tree node "
                      + node.level()
                      + "/"
                      + node.index()
                      + " is missing from audit entry "
                      + node.storedAt()
                      + ": run verify");
            });
    MerkleHasher hasher = MerkleHasher.create();
    return ranges.map(range -> range.hash(known, hasher));
  }
}
