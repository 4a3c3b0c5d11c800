package dev.stoa.domain.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.audit.tlog.Hash;
import dev.stoa.domain.audit.tlog.MerkleProofs;
import dev.stoa.domain.audit.tlog.MerkleTree;
import dev.stoa.domain.audit.tlog.TreeNode;
import io.vavr.collection.HashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class AuditChainTest {

  @Test
  void eachEntryNamesTheOneBefore() {
    Vector<ChainedEntry> chained = Trails.chained(40, 1);
    ChainHead head = ChainHead.EMPTY;
    for (ChainedEntry one : chained) {
      assertEquals(head.size() + 1, one.entry().sequence());
      assertEquals(head.hash(), one.entry().previous());
      head = ChainHead.after(one.entry());
    }
    assertEquals(40, head.size());
  }

  @Test
  void oneByOneAndInBatchesGiveTheSameChain() {
    int size = 67;
    Vector<ChainedEntry> atOnce = Trails.chained(size, 2);
    List<IdentifiedEvent> events = Trails.events(size, 2);
    for (int batch : new int[] {1, 2, 3, 7, 64}) {
      Map<TreeNode, Hash> stored = HashMap.empty();
      ChainHead head = ChainHead.EMPTY;
      Vector<ChainedEntry> all = Vector.empty();
      for (Seq<IdentifiedEvent> part : events.grouped(batch)) {
        Seq<TreeNode> needed = AuditChain.needed(head, part.size());
        Map<TreeNode, Hash> read = stored.filterKeys(needed.toSet()::contains);
        assertEquals(needed.size(), read.size());
        Seq<ChainedEntry> chained = AuditChain.extend(head, read, part, Trails.AT);
        stored = stored.merge(Trails.nodes(chained));
        head = ChainHead.after(chained.last().entry());
        all = all.appendAll(chained);
      }
      assertEquals(atOnce, all);
    }
  }

  @Test
  void theTreeOverTheChainProvesItsEntries() {
    Vector<ChainedEntry> chained = Trails.chained(37, 5);
    Map<TreeNode, Hash> nodes = Trails.nodes(chained);
    MerkleTree tree = new MerkleTree(wanted -> nodes.filterKeys(wanted.toSet()::contains));
    Hash root = tree.root(37);
    assertEquals(Trails.root(chained.map(AuditRow::of)), root);
    for (ChainedEntry one : chained) {
      long index = one.entry().sequence() - 1;
      assertTrue(
          MerkleProofs.verifyInclusion(
              one.entry().hash().value(), index, 37, tree.inclusionProof(index, 37), root));
    }
  }

  @Test
  void oddEntriesStoreNoNodes() {
    Vector<ChainedEntry> chained = Trails.chained(8, 6);
    assertEquals(
        List.of(-1, 32, -1, 64, -1, 32, -1, 96),
        chained
            .map(ChainedEntry::treeNodeBytes)
            .map(bytes -> bytes == null ? -1 : bytes.length)
            .toList());
  }
}
