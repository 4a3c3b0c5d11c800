package dev.stoa.domain.audit.tlog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.vavr.collection.List;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class HashTest {

  private static final String HEX =
      "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328";

  @Test
  void oneHashHasManySpellingsAndOneMeaning() {
    Hash hash = Hash.ofHex(HEX);
    assertEquals(HEX, hash.toString());
    assertEquals(hash, Hash.of(hash.bytes()));
    assertEquals(hash, Hash.ofBase64(hash.base64()));
    assertNotEquals(hash, Hash.of(new byte[32]));
  }

  @Test
  void aHashCannotBeChangedFromOutside() {
    byte[] bytes = new byte[32];
    Hash hash = Hash.of(bytes);
    bytes[0] = 1;
    hash.bytes()[1] = 1;
    assertEquals(Hash.of(new byte[32]), hash);
  }

  @Test
  void whatIsNot32BytesIsNoHash() {
    assertThrows(IllegalArgumentException.class, () -> Hash.of(new byte[31]));
    assertThrows(IllegalArgumentException.class, () -> Hash.ofHex("5d"));
    assertThrows(IndexOutOfBoundsException.class, () -> Hash.of(new byte[40], 9));
  }

  @Test
  void aNodeIsPickedFromWhereItIsStored() {
    Hash entry = Hash.ofHex(HEX);
    Hash first = Hash.of(new byte[32]);
    byte[] stored = Hash.concatenate(List.of(first, entry));
    assertEquals(Option.of(first), new TreeNode(1, 1).pickFrom(entry, stored));
    assertEquals(Option.of(entry), new TreeNode(2, 0).pickFrom(entry, stored));
    assertEquals(Option.none(), new TreeNode(3, 0).pickFrom(entry, stored));
    assertEquals(Option.none(), new TreeNode(1, 1).pickFrom(entry, null));
    assertEquals(
        Option.of(MerkleHasher.create().leaf(entry)), new TreeNode(0, 3).pickFrom(entry, null));
  }
}
