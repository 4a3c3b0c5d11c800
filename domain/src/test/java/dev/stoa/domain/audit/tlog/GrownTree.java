package dev.stoa.domain.audit.tlog;

import io.vavr.collection.HashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;

/** A tree in memory that keeps, leaf by leaf, exactly the nodes a stored log would keep. */
final class GrownTree {

  private final MerkleFrontier frontier = MerkleFrontier.empty();
  private final MerkleHasher hasher = MerkleHasher.create();
  private List<Hash> leaves = List.empty();
  private Map<TreeNode, Hash> nodes = HashMap.empty();
  private int questions;

  GrownTree add(byte[] data) {
    Hash leaf = hasher.leaf(data);
    leaves = leaves.append(leaf);
    nodes = nodes.put(new TreeNode(0, frontier.size()), leaf);
    Seq<Hash> completed = frontier.addLeaf(leaf);
    for (int level = 1; level <= completed.size(); level++) {
      nodes =
          nodes.put(new TreeNode(level, (frontier.size() >>> level) - 1), completed.get(level - 1));
    }
    return this;
  }

  MerkleTree tree() {
    return new MerkleTree(
        wanted -> {
          questions++;
          return nodes.filterKeys(wanted.toSet()::contains);
        });
  }

  MerkleFrontier frontier() {
    return frontier;
  }

  Map<TreeNode, Hash> nodes() {
    return nodes;
  }

  int questions() {
    return questions;
  }

  Hash leaf(int index) {
    return leaves.get(index);
  }

  /** MTH of RFC 6962, word for word. */
  Hash root(int from, int to) {
    int size = to - from;
    if (size == 0) {
      return hasher.emptyRoot();
    }
    if (size == 1) {
      return leaves.get(from);
    }
    int split = Integer.highestOneBit(size - 1);
    return hasher.node(root(from, from + split), root(from + split, to));
  }

  /** PATH of RFC 6962, word for word. */
  List<Hash> path(int index, int from, int to) {
    int size = to - from;
    if (size == 1) {
      return List.empty();
    }
    int split = Integer.highestOneBit(size - 1);
    return index < split
        ? path(index, from, from + split).append(root(from + split, to))
        : path(index - split, from + split, to).append(root(from, from + split));
  }

  /** SUBPROOF of RFC 6962, word for word. */
  List<Hash> subproof(int first, int from, int to, boolean known) {
    int size = to - from;
    if (first == size) {
      return known ? List.empty() : List.of(root(from, to));
    }
    int split = Integer.highestOneBit(size - 1);
    return first <= split
        ? subproof(first, from, from + split, known).append(root(from + split, to))
        : subproof(first - split, from + split, to, false).append(root(from, from + split));
  }
}
