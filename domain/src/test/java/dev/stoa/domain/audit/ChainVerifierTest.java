package dev.stoa.domain.audit;

import static dev.stoa.domain.audit.ChainFault.Kind.ALTERED;
import static dev.stoa.domain.audit.ChainFault.Kind.FORKED;
import static dev.stoa.domain.audit.ChainFault.Kind.MISSING;
import static dev.stoa.domain.audit.ChainFault.Kind.REORDERED;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vavr.Tuple2;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ChainVerifierTest {

  private static final int SIZE = 20;

  private final Vector<AuditRow> rows = Trails.rows(SIZE, 11);

  @Test
  void anUntouchedChainIsSound() {
    ChainReport report = StoredTrail.verify(rows);
    assertTrue(report.isSound());
    assertEquals(SIZE, report.entries());
    assertEquals(SIZE, report.head().size());
    assertEquals(rows.last().hash(), report.head().hash().hex());
    assertEquals(Trails.root(rows), report.root());
  }

  @Test
  void anEmptyChainIsSound() {
    ChainReport report = StoredTrail.verify(Vector.empty());
    assertTrue(report.isSound());
    assertEquals(ChainHead.EMPTY, report.head());
  }

  @Test
  void anyEditOfAnyAttestedColumnIsFoundWhereItIs() {
    for (Tuple2<String, UnaryOperator<AuditRow>> edit : RowEdits.ATTESTED) {
      if (!edit._1.equals("sequence")) {
        for (int at = 0; at < SIZE; at++) {
          assertFault(at + 1, ALTERED, rows.update(at, edit._2));
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "null", "\u0000", "\ud800", "{\"", "ff", "ﬀ"})
  void garbageInAnyColumnIsReadAndFound(String garbage) {
    List<UnaryOperator<AuditRow>> edits =
        List.of(
            row -> RowEdits.with("id", row, garbage),
            row -> RowEdits.with("at", row, garbage),
            row -> RowEdits.with("eventType", row, garbage),
            row -> RowEdits.with("field", row, garbage),
            row -> RowEdits.with("details", row, garbage),
            row -> RowEdits.with("prevHash", row, garbage),
            row -> RowEdits.with("hash", row, garbage),
            row ->
                RowEdits.with(
                    "treeNodes",
                    row,
                    garbage.repeat(32).getBytes(java.nio.charset.StandardCharsets.UTF_8)));
    for (UnaryOperator<AuditRow> edit : edits) {
      AuditRow edited = edit.apply(rows.get(7));
      assertFault(8, ALTERED, rows.update(7, edited));
    }
  }

  @Test
  void whatIsEmptiedIsFound() {
    assertFault(3, ALTERED, rows.update(2, RowEdits.with("id", rows.get(2), null)));
    assertFault(3, ALTERED, rows.update(2, RowEdits.with("at", rows.get(2), null)));
    assertFault(3, ALTERED, rows.update(2, RowEdits.with("details", rows.get(2), null)));
    assertFault(3, ALTERED, rows.update(2, RowEdits.with("prevHash", rows.get(2), null)));
    assertFault(3, ALTERED, rows.update(2, RowEdits.with("hash", rows.get(2), null)));
    assertFault(3, ALTERED, rows.update(2, RowEdits.with("uScore", rows.get(2), Double.NaN)));
  }

  @Test
  void upperCaseIsNotTheHashThatWasStored() {
    AuditRow row = rows.get(4);
    String upper = String.valueOf(row.hash()).toUpperCase(java.util.Locale.ROOT);
    assertFault(5, ALTERED, rows.update(4, RowEdits.with("hash", row, upper)));
  }

  @Test
  void editedTreeNodesAreFoundAlthoughTheEntryIsIntact() {
    byte[] nodes = AuditRow.of(Trails.chained(SIZE, 11).get(7)).treeNodes();
    assertEquals(96, nodes == null ? 0 : nodes.length);
    byte[] edited = nodes == null ? new byte[0] : nodes.clone();
    edited[64] ^= 1;
    assertFault(8, ALTERED, rows.update(7, RowEdits.with("treeNodes", rows.get(7), edited)));
    assertFault(8, ALTERED, rows.update(7, RowEdits.with("treeNodes", rows.get(7), null)));
    assertFault(7, ALTERED, rows.update(6, RowEdits.with("treeNodes", rows.get(6), edited)));
    assertTrue(
        StoredTrail.verify(rows.update(6, RowEdits.with("treeNodes", rows.get(6), new byte[0])))
            .isSound());
  }

  @Test
  void aRehashedEntryIsTheFaultWhenTheChainContinuesWithoutIt() {
    for (int at = 0; at < SIZE - 2; at++) {
      AuditRow forged = rehashed(RowEdits.with("eventType", rows.get(at), "forged"));
      assertFault(at + 1, ALTERED, rows.update(at, forged));
    }
  }

  @Test
  void aDeletedEntryIsMissing() {
    for (int at = 0; at < SIZE - 1; at++) {
      assertFault(at + 1, MISSING, rows.removeAt(at));
    }
    assertFault(5, MISSING, rows.removeAt(4).removeAt(4).removeAt(9));
  }

  @Test
  void swappedEntriesAreReordered() {
    for (int left = 0; left < SIZE; left++) {
      for (int right = left + 1; right < SIZE; right++) {
        Vector<AuditRow> swapped =
            rows.update(left, RowEdits.with("sequence", rows.get(right), left + 1))
                .update(right, RowEdits.with("sequence", rows.get(left), right + 1));
        assertFault(left + 1, REORDERED, swapped);
      }
    }
  }

  @Test
  void entriesRenumberedAfterADeletionAreReordered() {
    Vector<AuditRow> renumbered =
        rows.removeAt(8)
            .map(
                row ->
                    row.sequence() < 9 ? row : RowEdits.with("sequence", row, row.sequence() - 1));
    assertFault(9, REORDERED, renumbered);
    assertFault(
        SIZE - 1,
        REORDERED,
        rows.take(SIZE - 2).append(RowEdits.with("sequence", rows.last(), SIZE - 1)));
  }

  @Test
  void aMovedAndRehashedEntryStillNamesALaterPredecessor() {
    AuditRow moved = rehashed(RowEdits.with("sequence", rows.get(12), 4));
    assertFault(4, REORDERED, rows.update(3, moved));
  }

  @Test
  void twoEntriesOfOneSequenceAreAFork() {
    AuditRow twin = rehashed(RowEdits.with("id", rows.get(5), "a-twin"));
    assertFault(6, FORKED, rows.insert(6, twin));
    assertFault(6, FORKED, rows.insert(5, twin));
    AuditRow garbage = RowEdits.with("hash", twin, "garbage");
    assertFault(6, FORKED, rows.insert(5, garbage));
    assertFault(SIZE, FORKED, rows.append(rehashed(RowEdits.with("id", rows.last(), "a-twin"))));
  }

  @Test
  void anEntryThatContinuesAnEarlierOneIsAFork() {
    AuditRow branch = rehashed(RowEdits.with("prevHash", rows.get(9), rows.get(2).hash()));
    assertFault(10, FORKED, rows.update(9, branch));
    AuditRow second = rehashed(RowEdits.with("prevHash", rows.get(9), EntryHash.GENESIS.hex()));
    assertFault(10, FORKED, rows.update(9, second));
  }

  @Test
  void anEntryThatContinuesNothingIsAltered() {
    AuditRow lost = rehashed(RowEdits.with("prevHash", rows.get(9), "00".repeat(32)));
    assertFault(10, ALTERED, rows.update(9, lost));
    AuditRow first = rehashed(RowEdits.with("prevHash", rows.get(0), "00".repeat(32)));
    assertFault(1, ALTERED, rows.update(0, first));
  }

  @Test
  void aSequenceOutsideTheChainIsAltered() {
    assertFault(0, ALTERED, rows.update(0, RowEdits.with("sequence", rows.get(0), 0)));
    assertFault(-5, ALTERED, rows.prepend(RowEdits.with("sequence", rows.get(0), -5)));
  }

  @Test
  void anEndlessSequenceDoesNotMakeTheSearchEndless() {
    Vector<AuditRow> altered = rows.update(3, RowEdits.with("field", rows.get(3), "forged"));
    assertFault(4, ALTERED, altered.append(RowEdits.with("sequence", rows.get(0), Long.MAX_VALUE)));
  }

  @Test
  void whatCameBeforeTheFaultIsReportedAsGood() {
    ChainReport report = StoredTrail.verify(rows.removeAt(12));
    assertEquals(SIZE - 1, report.entries());
    assertEquals(12, report.head().size());
    assertEquals(rows.get(11).hash(), report.head().hash().hex());
    assertEquals(Trails.root(rows.take(12)), report.root());
  }

  private static AuditRow rehashed(AuditRow row) {
    return RowEdits.with("hash", row, new EntryHasher().hash(row).hex());
  }

  private static void assertFault(long sequence, ChainFault.Kind kind, Vector<AuditRow> stored) {
    ChainFault fault = StoredTrail.verify(stored).firstFault().get();
    assertEquals(kind, fault.kind(), fault.explanation());
    assertEquals(sequence, fault.sequence(), fault.explanation());
  }
}
