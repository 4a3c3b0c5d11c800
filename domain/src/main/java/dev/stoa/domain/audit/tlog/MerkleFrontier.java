package dev.stoa.domain.audit.tlog;

import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import java.util.Arrays;

/**
 * The right edge of a growing tree: one perfect subtree for each bit of its size.
 *
 * <p>Owned by one thread and changed in place; a leaf costs two hashes on average and no memory.
 */
public final class MerkleFrontier {

  private static final int LEVELS = 63;

  private final MerkleHasher hasher = MerkleHasher.create();
  private final byte[] edge = new byte[LEVELS * Hash.BYTES];
  private final byte[] completed = new byte[LEVELS * Hash.BYTES];
  private final byte[] running = new byte[Hash.BYTES];
  private long known;
  private long size;

  private MerkleFrontier() {}

  /** Of the tree without leaves. */
  public static MerkleFrontier empty() {
    return new MerkleFrontier();
  }

  /** Of a tree of this size whose edge nodes were read; nodes left out must not be needed. */
  public static MerkleFrontier at(long size, Map<TreeNode, Hash> nodes) {
    MerkleFrontier frontier = new MerkleFrontier();
    frontier.size = size;
    frontier.learn(nodes);
    return frontier;
  }

  /** The perfect subtrees a tree of this size consists of, the smallest (rightmost) first. */
  public static Seq<TreeNode> edgeOf(long size) {
    return edgeOf(size, size);
  }

  /** The perfect subtrees at the levels of these bits. */
  private static Seq<TreeNode> edgeOf(long bits, long size) {
    List<TreeNode> nodes = List.empty();
    for (long rest = bits; rest != 0; rest &= ~Long.highestOneBit(rest)) {
      int level = 63 - Long.numberOfLeadingZeros(rest);
      nodes = nodes.prepend(new TreeNode(level, (size >>> level) - 1));
    }
    return nodes;
  }

  /** The part of the edge that adding a number of leaves needs: one node on average. */
  public static Seq<TreeNode> neededToAdd(long size, int leaves) {
    // The largest subtree that gets completed lies at the highest bit that changes.
    int highest = 63 - Long.numberOfLeadingZeros(size ^ (size + leaves));
    return edgeOf(size & ((1L << highest) - 1), size);
  }

  /** The part of the edge that adding a number of leaves needs and that was not read yet. */
  public Seq<TreeNode> missingToAdd(int leaves) {
    return neededToAdd(size, leaves).filter(node -> (known >>> node.level() & 1) == 0);
  }

  /** Takes over edge nodes that were read; others are ignored. */
  public void learn(Map<TreeNode, Hash> nodes) {
    for (TreeNode node : edgeOf(size)) {
      for (Hash hash : nodes.get(node)) {
        hash.copyTo(edge, node.level() * Hash.BYTES);
        known |= 1L << node.level();
      }
    }
  }

  /** How many leaves there are. */
  public long size() {
    return size;
  }

  /** Adds the leaf of an entry; answers the nodes of levels 1, 2, … that it completes. */
  public Seq<Hash> add(Hash entryHash) {
    return completed(add(entryHash.bytes()));
  }

  /** As {@link #add(Hash)}; answers how many nodes, which {@link #completedEquals} can see. */
  public int add(byte[] entryHash) {
    hasher.leaf(entryHash, running, 0);
    return addRunning();
  }

  /** Adds a leaf of any data. */
  Seq<Hash> addLeaf(Hash leaf) {
    leaf.copyTo(running, 0);
    return completed(addRunning());
  }

  private Seq<Hash> completed(int levels) {
    return List.range(0, levels).map(level -> Hash.of(completed, level * Hash.BYTES));
  }

  private int addRunning() {
    int levels = Long.numberOfTrailingZeros(size + 1);
    for (int level = 0; level < levels; level++) {
      if ((known >>> level & 1) == 0) {
        throw new IllegalStateException("tree node " + level + " of the edge was not read");
      }
      hasher.node(edge, level * Hash.BYTES, running, 0, running, 0);
      System.arraycopy(running, 0, completed, level * Hash.BYTES, Hash.BYTES);
    }
    System.arraycopy(running, 0, edge, levels * Hash.BYTES, Hash.BYTES);
    size++;
    known = (known & -(1L << levels)) | (1L << levels);
    return levels;
  }

  /** Whether stored bytes are exactly the nodes that the last leaf completed. */
  public boolean completedEquals(byte[] stored, int levels) {
    return stored.length == levels * Hash.BYTES
        && Arrays.equals(stored, 0, stored.length, completed, 0, stored.length);
  }

  /** The root over all leaves. */
  public Hash root() {
    if (size == 0) {
      return hasher.emptyRoot();
    }
    if ((known & size) != size) {
      throw new IllegalStateException("not every tree node of the edge was read");
    }
    int level = Long.numberOfTrailingZeros(size);
    byte[] root = Arrays.copyOfRange(edge, level * Hash.BYTES, (level + 1) * Hash.BYTES);
    for (level++; level < LEVELS; level++) {
      if ((size >>> level & 1) == 1) {
        hasher.node(edge, level * Hash.BYTES, root, 0, root, 0);
      }
    }
    return Hash.of(root);
  }
}
