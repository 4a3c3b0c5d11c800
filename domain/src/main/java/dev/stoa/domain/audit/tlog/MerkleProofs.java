package dev.stoa.domain.audit.tlog;

import io.vavr.collection.Seq;

/** Checks proofs with nothing but the proof and roots in hand (RFC 9162, 2.1.3.2 and 2.1.4.2). */
public final class MerkleProofs {

  private MerkleProofs() {}

  /** Whether an entry is leaf {@code index} (from 0) of the tree with this size and root. */
  public static boolean verifyInclusion(
      Hash entryHash, long index, long size, Seq<Hash> path, Hash root) {
    return verifyLeafInclusion(MerkleHasher.create().leaf(entryHash), index, size, path, root);
  }

  static boolean verifyLeafInclusion(Hash leaf, long index, long size, Seq<Hash> path, Hash root) {
    if (index < 0 || index >= size) {
      return false;
    }
    MerkleHasher hasher = MerkleHasher.create();
    long place = index;
    long last = size - 1;
    Hash running = leaf;
    for (Hash sibling : path) {
      if (last == 0) {
        return false;
      }
      if ((place & 1) == 1 || place == last) {
        running = hasher.node(sibling, running);
        int lonely = lonelyLevels(place);
        place >>>= lonely;
        last >>>= lonely;
      } else {
        running = hasher.node(running, sibling);
      }
      place >>>= 1;
      last >>>= 1;
    }
    return last == 0 && running.equals(root);
  }

  /** Whether the tree of {@code second} leaves begins with the whole tree of {@code first}. */
  public static boolean verifyConsistency(
      long first, Hash firstRoot, long second, Hash secondRoot, Seq<Hash> path) {
    if (first < 0 || first > second) {
      return false;
    }
    MerkleHasher hasher = MerkleHasher.create();
    if (first == 0) {
      return path.isEmpty()
          && firstRoot.equals(hasher.emptyRoot())
          && (second > 0 || secondRoot.equals(firstRoot));
    }
    if (first == second) {
      return path.isEmpty() && firstRoot.equals(secondRoot);
    }
    Seq<Hash> whole = Long.bitCount(first) == 1 ? path.prepend(firstRoot) : path;
    if (whole.isEmpty()) {
      return false;
    }
    int shared = Long.numberOfTrailingZeros(first);
    long place = (first - 1) >>> shared;
    long last = (second - 1) >>> shared;
    Hash older = whole.head();
    Hash newer = whole.head();
    for (Hash sibling : whole.tail()) {
      if (last == 0) {
        return false;
      }
      if ((place & 1) == 1 || place == last) {
        older = hasher.node(sibling, older);
        newer = hasher.node(sibling, newer);
        int lonely = lonelyLevels(place);
        place >>>= lonely;
        last >>>= lonely;
      } else {
        newer = hasher.node(newer, sibling);
      }
      place >>>= 1;
      last >>>= 1;
    }
    return last == 0 && older.equals(firstRoot) && newer.equals(secondRoot);
  }

  /** On the right edge a node without a sibling rises unchanged through this many levels. */
  private static int lonelyLevels(long place) {
    return place == 0 ? 0 : Long.numberOfTrailingZeros(place);
  }
}
