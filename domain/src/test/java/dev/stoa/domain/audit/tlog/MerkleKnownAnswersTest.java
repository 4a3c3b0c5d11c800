package dev.stoa.domain.audit.tlog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

/** The leaves, roots and proofs every Certificate Transparency implementation is tested with. */
class MerkleKnownAnswersTest {

  private static final List<String> LEAVES =
      List.of(
          "",
          "00",
          "10",
          "2021",
          "3031",
          "40414243",
          "5051525354555657",
          "606162636465666768696a6b6c6d6e6f");

  private static final List<String> ROOTS =
      List.of(
          "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
          "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
          "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
          "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
          "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
          "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
          "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
          "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
          "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328");

  private static final String N01 =
      "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125";
  private static final String N23 =
      "5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e";
  private static final String N45 =
      "0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a";
  private static final String N67 =
      "ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0";
  private static final String N0123 =
      "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7";
  private static final String N4567 =
      "6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4";
  private static final String L0 =
      "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d";
  private static final String L1 =
      "96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7";
  private static final String L4 =
      "bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b";

  private final GrownTree grown = grow();
  private final MerkleTree tree = grown.tree();

  @Test
  void rootsOfEverySize() {
    GrownTree growing = new GrownTree();
    for (int size = 0; size <= LEAVES.size(); size++) {
      if (size > 0) {
        growing.add(HexFormat.of().parseHex(LEAVES.get(size - 1)));
      }
      assertEquals(ROOTS.get(size), growing.frontier().root().hex());
      assertEquals(ROOTS.get(size), tree.root(size).hex());
    }
  }

  @Test
  void inclusionProofs() {
    assertInclusion(0, 1);
    assertInclusion(0, 8, L1, N23, N4567);
    assertInclusion(5, 8, L4, N67, N0123);
    assertInclusion(2, 3, N01);
    assertInclusion(1, 5, L0, N23, L4);
  }

  @Test
  void consistencyProofs() {
    assertConsistency(1, 1);
    assertConsistency(1, 8, L1, N23, N4567);
    assertConsistency(6, 8, N45, N67, N0123);
    assertConsistency(2, 5, N23, L4);
  }

  private void assertInclusion(int index, int size, String... path) {
    Seq<Hash> proof = tree.inclusionProof(index, size);
    assertEquals(List.of(path), proof.map(Hash::hex));
    assertTrue(
        MerkleProofs.verifyLeafInclusion(
            grown.leaf(index), index, size, proof, Hash.ofHex(ROOTS.get(size))));
  }

  private void assertConsistency(int first, int second, String... path) {
    Seq<Hash> proof = tree.consistencyProof(first, second);
    assertEquals(List.of(path), proof.map(Hash::hex));
    assertTrue(
        MerkleProofs.verifyConsistency(
            first, Hash.ofHex(ROOTS.get(first)), second, Hash.ofHex(ROOTS.get(second)), proof));
  }

  private static GrownTree grow() {
    GrownTree tree = new GrownTree();
    LEAVES.forEach(leaf -> tree.add(HexFormat.of().parseHex(leaf)));
    return tree;
  }
}
