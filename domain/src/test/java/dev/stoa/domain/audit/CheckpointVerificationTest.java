package dev.stoa.domain.audit;

import static dev.stoa.domain.audit.ChainFault.Kind.ALTERED;
import static dev.stoa.domain.audit.ChainFault.Kind.FOREIGN;
import static dev.stoa.domain.audit.ChainFault.Kind.REWRITTEN;
import static dev.stoa.domain.audit.ChainFault.Kind.TRUNCATED;
import static dev.stoa.domain.audit.CheckpointResult.Outcome.BEYOND_END;
import static dev.stoa.domain.audit.CheckpointResult.Outcome.BEYOND_FAULT;
import static dev.stoa.domain.audit.CheckpointResult.Outcome.DIFFERS;
import static dev.stoa.domain.audit.CheckpointResult.Outcome.MATCHES;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.audit.tlog.Checkpoint;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class CheckpointVerificationTest {

  private static final String ORIGIN = "example.org/audit";
  private static final int SIZE = 20;

  private final Vector<AuditRow> rows = Trails.rows(SIZE, 21);
  private final List<Checkpoint> checkpoints =
      List.of(0, 1, 7, 16, SIZE)
          .map(size -> new Checkpoint(ORIGIN, size, Trails.root(rows.take(size))));

  @Test
  void everyCheckpointOfAnUntouchedChainMatches() {
    ChainReport report = StoredTrail.verify(rows, checkpoints.reverse());
    assertTrue(report.isSound());
    assertEquals(checkpoints.map(one -> new CheckpointResult(one, MATCHES)), report.checkpoints());
  }

  @Test
  void aDroppedTailIsSeenOnlyAgainstACheckpoint() {
    Vector<AuditRow> cut = rows.take(16);
    assertTrue(StoredTrail.verify(cut).isSound());
    assertTrue(StoredTrail.verify(cut, checkpoints.take(4)).isSound());
    ChainReport report = StoredTrail.verify(cut, checkpoints);
    assertFault(17, TRUNCATED, report);
    assertEquals(BEYOND_END, report.checkpoints().last().outcome());
    assertFault(1, TRUNCATED, StoredTrail.verify(Vector.empty(), checkpoints));
  }

  @Test
  void aChainRewrittenThroughoutIsSeenOnlyAgainstACheckpoint() {
    Vector<AuditRow> rewritten = Trails.rows(SIZE, 22);
    assertTrue(StoredTrail.verify(rewritten).isSound());
    assertFault(1, REWRITTEN, StoredTrail.verify(rewritten, checkpoints));
    assertFault(SIZE, REWRITTEN, StoredTrail.verify(rewritten, checkpoints.takeRight(1)));
  }

  @Test
  void aRewrittenTailIsDistinguishedFromTheMatchingStart() {
    ChainReport report = StoredTrail.verify(rewrittenFrom(9), checkpoints);
    assertFault(16, REWRITTEN, report);
    assertTrue(report.firstFault().get().explanation().contains("entries 8 to 16"));
    assertEquals(
        List.of(MATCHES, MATCHES, MATCHES, DIFFERS, DIFFERS),
        report.checkpoints().map(CheckpointResult::outcome));
  }

  @Test
  void aBrokenEntryComesBeforeTheCheckpointsItHides() {
    Vector<AuditRow> altered = rows.update(9, RowEdits.with("field", rows.get(9), "forged"));
    ChainReport report = StoredTrail.verify(altered.take(12), checkpoints);
    assertFault(10, ALTERED, report);
    assertEquals(
        List.of(MATCHES, MATCHES, MATCHES, BEYOND_FAULT, BEYOND_FAULT),
        report.checkpoints().map(CheckpointResult::outcome));
  }

  @Test
  void aRewriteSeenBeforeABreakIsTheFirstFault() {
    Vector<AuditRow> both = rewrittenFrom(3);
    Vector<AuditRow> broken = both.update(11, RowEdits.with("field", both.get(11), "forged"));
    assertFault(7, REWRITTEN, StoredTrail.verify(broken, checkpoints));
  }

  @Test
  void anUntrustedCheckpointIsIgnored() {
    Checkpoint forged = new Checkpoint(ORIGIN, 7, Trails.root(rows.take(8)));
    ChainVerifier verifier = new ChainVerifier(List.of(forged));
    rows.forEach(verifier::accept);
    assertTrue(verifier.finish(hash -> Option.none(), one -> false).isSound());
    ChainFault elsewhere = new ChainFault(7, FOREIGN, "not signed");
    ChainReport sound = StoredTrail.verify(rows);
    assertFault(7, FOREIGN, sound.orElse(() -> Option.of(elsewhere)));
    ChainReport broken = StoredTrail.verify(rows.tail());
    assertEquals(broken, broken.orElse(() -> Option.of(elsewhere)));
  }

  private Vector<AuditRow> rewrittenFrom(int sequence) {
    Vector<ChainedEntry> stored = Trails.chained(SIZE, 21).take(sequence - 1);
    ChainHead head = ChainHead.after(stored.last().entry());
    return stored
        .appendAll(
            AuditChain.extend(
                head, Trails.nodes(stored), Trails.events(SIZE - sequence + 1, 99), Trails.AT))
        .map(AuditRow::of);
  }

  private static void assertFault(long sequence, ChainFault.Kind kind, ChainReport report) {
    ChainFault fault = report.firstFault().get();
    assertEquals(kind, fault.kind(), fault.explanation());
    assertEquals(sequence, fault.sequence(), fault.explanation());
  }
}
