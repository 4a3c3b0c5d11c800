package dev.stoa.domain.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class AuditRefusedTest {

  private static final AuditEntryId ID = new AuditEntryId("e-1");

  @Test
  void everyRefusalNamesTheFieldAndTheFix() {
    assertSentence(
        "id e-1 is taken by another event: choose a new id, or resend the same event",
        new AuditRefused.IdTaken(ID));
    assertSentence(
        "id e-1 is twice in the batch with different events: give each its own id",
        new AuditRefused.IdRepeated(ID));
    assertSentence(
        "id e-1 names no audit entry: list the entries to find it",
        new AuditRefused.UnknownEntry(ID));
    assertSentence(
        "sequence 7 does not exist: the log ends at 5", new AuditRefused.UnknownSequence(7, 5));
    assertSentence("the batch has no events: send at least one", new AuditRefused.EmptyBatch());
    assertSentence(
        "the batch has 10001 events: send at most 10000 at a time",
        new AuditRefused.BatchTooLarge(10_001, AuditChain.MAX_BATCH));
    assertSentence(
        "size 9 is out of range: the log has sizes 0 to 5",
        new AuditRefused.SizeOutOfRange("size", 9, 5));
    assertSentence(
        "the log does not continue its checkpoint of size 4 (its root differs):"
            + " run verify before signing another",
        new AuditRefused.InconsistentCheckpoint(4, "its root differs"));
    assertSentence(
        "key cannot be read: it is no Ed25519 key",
        new AuditRefused.Unreadable("key", "it is no Ed25519 key"));
    assertSentence(
        "key is refused: it is of another log",
        new AuditRefused.KeyRefused("key", "it is of another log"));
  }

  private static void assertSentence(String sentence, AuditRefused refused) {
    assertEquals(sentence, refused.sentence());
  }
}
