package dev.stoa.domain.audit.tlog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.kernel.StorageException;
import io.vavr.collection.HashMap;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

class MerkleTreeTest {

  private static final int SIZES = 70;

  private final GrownTree grown = grow(SIZES);
  private final MerkleTree tree = grown.tree();

  @Test
  void rootsAreTheDefinition() {
    for (int size = 0; size <= SIZES; size++) {
      assertEquals(grown.root(0, size), tree.root(size));
      assertEquals(grown.root(0, size), grow(size).frontier().root());
      assertEquals(grown.root(0, size), MerkleFrontier.at(size, grown.nodes()).root());
    }
  }

  @Test
  void inclusionProofsAreTheDefinitionAndVerify() {
    for (int size = 1; size <= SIZES; size++) {
      Hash root = grown.root(0, size);
      for (int index = 0; index < size; index++) {
        Seq<Hash> proof = tree.inclusionProof(index, size);
        assertEquals(grown.path(index, 0, size), proof.toList());
        assertTrue(MerkleProofs.verifyLeafInclusion(grown.leaf(index), index, size, proof, root));
      }
    }
  }

  @Test
  void consistencyProofsAreTheDefinitionAndVerify() {
    for (int second = 1; second <= SIZES; second++) {
      for (int first = 0; first <= second; first++) {
        Seq<Hash> proof = tree.consistencyProof(first, second);
        assertEquals(
            first == 0 ? List.empty() : grown.subproof(first, 0, second, true), proof.toList());
        assertTrue(
            MerkleProofs.verifyConsistency(
                first, grown.root(0, first), second, grown.root(0, second), proof));
      }
    }
  }

  @Test
  void anInclusionProofProvesNothingElse() {
    for (int size = 1; size <= 20; size++) {
      Hash root = grown.root(0, size);
      for (int index = 0; index < size; index++) {
        Seq<Hash> proof = tree.inclusionProof(index, size);
        Hash leaf = grown.leaf(index);
        for (int other = 0; other < size; other++) {
          boolean same = other == index;
          assertEquals(same, MerkleProofs.verifyLeafInclusion(leaf, other, size, proof, root));
        }
        assertFalse(MerkleProofs.verifyLeafInclusion(leaf, -1, size, proof, root));
        assertFalse(MerkleProofs.verifyLeafInclusion(leaf, size, size, proof, root));
        assertFalse(MerkleProofs.verifyLeafInclusion(leaf, index, size, proof, leafOf(99)));
        assertFalse(MerkleProofs.verifyLeafInclusion(leaf, index, size, proof.append(leaf), root));
        assertFalse(MerkleProofs.verifyLeafInclusion(leafOf(99), index, size, proof, root));
        for (int at = 0; at < proof.size(); at++) {
          assertFalse(
              MerkleProofs.verifyLeafInclusion(
                  leaf, index, size, proof.update(at, leafOf(99)), root));
          assertFalse(
              MerkleProofs.verifyLeafInclusion(leaf, index, size, proof.removeAt(at), root));
        }
      }
    }
  }

  @Test
  void aConsistencyProofProvesNothingElse() {
    for (int second = 2; second <= 20; second++) {
      for (int first = 1; first < second; first++) {
        Seq<Hash> proof = tree.consistencyProof(first, second);
        Hash older = grown.root(0, first);
        Hash newer = grown.root(0, second);
        assertFalse(MerkleProofs.verifyConsistency(first, leafOf(99), second, newer, proof));
        assertFalse(MerkleProofs.verifyConsistency(first, older, second, leafOf(99), proof));
        assertFalse(MerkleProofs.verifyConsistency(second, newer, first, older, proof));
        assertFalse(
            MerkleProofs.verifyConsistency(first, older, second, newer, proof.append(older)));
        assertFalse(MerkleProofs.verifyConsistency(first, older, second, newer, List.empty()));
        for (int at = 0; at < proof.size(); at++) {
          assertFalse(
              MerkleProofs.verifyConsistency(
                  first, older, second, newer, proof.update(at, leafOf(99))));
          assertFalse(
              MerkleProofs.verifyConsistency(first, older, second, newer, proof.removeAt(at)));
        }
      }
    }
  }

  @Test
  void eachAnswerAsksOnceForLogarithmicallyManyNodes() {
    int before = grown.questions();
    MerkleTree counting =
        new MerkleTree(
            wanted -> {
              assertTrue(wanted.size() <= 14, "asked for " + wanted.size());
              return grown.nodes().filterKeys(wanted.toSet()::contains);
            });
    counting.consistencyProof(37, SIZES);
    counting.inclusionProof(3, SIZES);
    tree.root(SIZES);
    assertEquals(before + 1, grown.questions());
  }

  @Test
  void addingNeedsOnlyTheNodesThatItMerges() {
    for (int size = 0; size < SIZES; size++) {
      for (int more = 1; size + more <= SIZES; more++) {
        Seq<TreeNode> needed = MerkleFrontier.neededToAdd(size, more);
        MerkleFrontier partial =
            MerkleFrontier.at(size, grown.nodes().filterKeys(needed.toSet()::contains));
        for (int next = size; next < size + more; next++) {
          Seq<Hash> completed = partial.addLeaf(grown.leaf(next));
          for (int level = 1; level <= completed.size(); level++) {
            TreeNode node = new TreeNode(level, ((next + 1) >>> level) - 1);
            assertEquals(grown.nodes().get(node).get(), completed.get(level - 1));
            assertEquals(next + 1, node.storedAt());
          }
        }
      }
    }
  }

  @Test
  void anEdgeThatWasNotReadIsNotGuessed() {
    assertThrows(
        IllegalStateException.class,
        () -> MerkleFrontier.at(1, HashMap.empty()).addLeaf(leafOf(1)));
    assertThrows(IllegalStateException.class, () -> MerkleFrontier.at(1, HashMap.empty()).root());
  }

  @Test
  void aMissingNodeIsReportedWithItsEntry() {
    MerkleTree broken = new MerkleTree(wanted -> HashMap.empty());
    StorageException failure = assertThrows(StorageException.class, () -> broken.root(8));
    assertEquals("tree node 3/0 is missing from audit entry 8: run verify", failure.getMessage());
  }

  @Test
  void placesOutsideTheTreeAreRefused() {
    assertThrows(IllegalArgumentException.class, () -> tree.inclusionProof(3, 3));
    assertThrows(IllegalArgumentException.class, () -> tree.consistencyProof(4, 3));
    assertThrows(IllegalArgumentException.class, () -> new TreeNode(63, 0));
    assertThrows(IllegalArgumentException.class, () -> new TreeNode(0, -1));
  }

  private static Hash leafOf(int data) {
    return MerkleHasher.create().leaf(new byte[] {(byte) data});
  }

  private static GrownTree grow(int size) {
    GrownTree tree = new GrownTree();
    for (int data = 0; data < size; data++) {
      tree.add(new byte[] {(byte) data});
    }
    return tree;
  }
}
