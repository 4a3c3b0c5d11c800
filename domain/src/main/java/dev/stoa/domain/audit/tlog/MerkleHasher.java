package dev.stoa.domain.audit.tlog;

import dev.stoa.domain.kernel.Sha256;
import java.security.DigestException;
import java.security.MessageDigest;

/** SHA-256 with RFC 6962's prefixes, so that a leaf never passes for a node. One thread each. */
public final class MerkleHasher {

  private static final byte LEAF = 0;
  private static final byte NODE = 1;

  private final MessageDigest digest = sha256();

  private MerkleHasher() {}

  /** A new hasher. */
  public static MerkleHasher create() {
    return new MerkleHasher();
  }

  /** The digest every part of the log uses; each JDK has it. */
  public static MessageDigest sha256() {
    return Sha256.digest();
  }

  /** The root of the tree without leaves: SHA-256 of nothing. */
  public Hash emptyRoot() {
    return Hash.of(digest.digest());
  }

  /** The leaf of an entry: its data are the 32 bytes of the entry's hash. */
  public Hash leaf(Hash entryHash) {
    return leaf(entryHash.bytes());
  }

  Hash leaf(byte[] data) {
    digest.update(LEAF);
    return Hash.of(digest.digest(data));
  }

  Hash node(Hash left, Hash right) {
    byte[] pair = new byte[2 * Hash.BYTES];
    left.copyTo(pair, 0);
    right.copyTo(pair, Hash.BYTES);
    digest.update(NODE);
    return Hash.of(digest.digest(pair));
  }

  /** As {@link #leaf}, from 32 bytes of one array into another, allocating nothing. */
  void leaf(byte[] entryHash, byte[] target, int offset) {
    digest.update(LEAF);
    digest.update(entryHash, 0, Hash.BYTES);
    finish(target, offset);
  }

  /** As {@link #node}, allocating nothing; the target may overlap the children. */
  void node(byte[] lefts, int left, byte[] rights, int right, byte[] target, int offset) {
    digest.update(NODE);
    digest.update(lefts, left, Hash.BYTES);
    digest.update(rights, right, Hash.BYTES);
    finish(target, offset);
  }

  private void finish(byte[] target, int offset) {
    try {
      digest.digest(target, offset, Hash.BYTES);
    } catch (DigestException tooShort) {
      throw new IllegalStateException("the buffer is too short for a hash", tooShort);
    }
  }
}
