package dev.stoa.application.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.audit.AuditEntry;
import dev.stoa.domain.audit.AuditEntryId;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditLog;
import dev.stoa.domain.audit.AuditQuery;
import dev.stoa.domain.audit.AuditRefused;
import dev.stoa.domain.audit.AuditRow;
import dev.stoa.domain.audit.ChainHead;
import dev.stoa.domain.audit.SignedCheckpoint;
import dev.stoa.domain.audit.tlog.Checkpoint;
import dev.stoa.domain.audit.tlog.Hash;
import dev.stoa.domain.audit.tlog.MerkleProofs;
import dev.stoa.domain.audit.tlog.SignedNote;
import dev.stoa.domain.audit.tlog.SigningKey;
import dev.stoa.domain.audit.tlog.TlogProof;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.storage.Storage;
import dev.stoa.testkit.sqlite.TestWorkspace;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.lang.reflect.Proxy;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

final class AuditOperationsTest {

  private static final Instant NOW = Instant.parse("2026-01-02T03:04:05.123456Z");
  private static final SigningKey KEY = SigningKey.generate("example.com/log", new SecureRandom());
  private static final SigningKey OTHER =
      SigningKey.generate("example.com/log", new SecureRandom());

  @AutoClose private final TestWorkspace workspace = TestWorkspace.create();
  private final Storage storage = workspace.storage();
  private final AtomicInteger ids = new AtomicInteger();
  private final AuditOperations audit =
      new AuditOperations(storage, () -> NOW, () -> "id-" + ids.incrementAndGet());

  @Test
  void anEmbedderCannotWriteAnEventOfStoa() {
    for (String type : new String[] {"memory.purged", "memory.invented", "debate.concluded"}) {
      String context = type.substring(0, type.indexOf('.'));
      AuditRefused refused = audit.append(AuditEvent.of(type)).getLeft();
      assertEquals(new AuditRefused.ReservedType(type, context), refused);
      assertEquals(
          "event_type "
              + type
              + " is reserved for Stoa: choose one that does not begin with \""
              + context
              + ".\"",
          refused.sentence());
      assertEquals(
          Either.left(refused),
          audit.appendAll(Vector.of(AuditEvent.of("query"), AuditEvent.of(type).withId("1"))));
    }
    assertEquals(0, audit.head().size());
    AppendAudit step = new AppendAudit(storage.auditLog(), () -> NOW, () -> "id");
    assertThrows(
        IllegalArgumentException.class,
        () ->
            storage
                .unitOfWork()
                .write(() -> Either.right(step.record(AuditEvent.of("memory.invented")))));
    assertTrue(audit.append(AuditEvent.of("memory_purged")).isRight());
    assertTrue(audit.append(AuditEvent.of("billing.paid")).isRight());
  }

  @Test
  void anEventBecomesTheNextEntry() {
    AuditEntry first = audit.append(AuditEvent.of("query")).get();
    AuditEntry second = audit.append(AuditEvent.of("promote").specialist("swe")).get();
    assertEquals(1, first.sequence());
    assertEquals(2, second.sequence());
    assertEquals(first.hash(), second.previous());
    assertEquals(NOW, second.at());
    assertEquals(Option.some(second), audit.find(second.id()));
    assertEquals(Option.some(first), audit.at(1));
    assertEquals(ChainHead.after(second), audit.head());
  }

  @Test
  void tellingAnEventAgainWithItsIdIsNotASecondEvent() {
    AuditEvent event = AuditEvent.of("query").session("s1").withId("mine");
    AuditEntry first = audit.append(event).get();
    assertEquals(first, audit.append(event).get());
    assertEquals(
        Either.left(new AuditRefused.IdTaken(new AuditEntryId("mine"))),
        audit.append(event.session("s2")));
    assertEquals(1, audit.head().size());
  }

  @Test
  void aBatchIsKeptWholeOrNotAtAll() {
    AuditEvent event = AuditEvent.of("told").withId("told");
    audit.append(event).get();
    Seq<AuditEntry> entries =
        audit.appendAll(Vector.of(AuditEvent.of("new"), event, AuditEvent.of("newer"))).get();
    assertEquals(Vector.of(2L, 1L, 3L), entries.map(AuditEntry::sequence).toVector());
    assertInstanceOf(
        AuditRefused.IdTaken.class,
        audit
            .appendAll(Vector.of(AuditEvent.of("lost"), AuditEvent.of("changed").withId("told")))
            .getLeft());
    assertInstanceOf(
        AuditRefused.IdRepeated.class,
        audit
            .appendAll(Vector.of(AuditEvent.of("a").withId("x"), AuditEvent.of("b").withId("x")))
            .getLeft());
    assertEquals(3, audit.head().size());
  }

  @Test
  void aBatchAnswersAsIfItsEventsCameOneByOne() {
    AuditEvent chosen = AuditEvent.of("chosen").withId("c");
    Seq<AuditEvent> events =
        Vector.of(AuditEvent.of("a"), chosen, AuditEvent.of("b"), chosen, AuditEvent.of("d"));
    Seq<AuditEntry> entries = audit.appendAll(events).get();
    assertEquals(Vector.of(1L, 2L, 3L, 2L, 4L), entries.map(AuditEntry::sequence).toVector());
    assertEquals(entries.get(1), audit.append(chosen).get());
    assertEquals(4, audit.head().size());
    assertSound();
  }

  /** Each keeps the edge of the tree as it left it, and must not trust it when the other wrote. */
  @Test
  void writersThatTakeTurnsOrAreRolledBackKeepOneTree() {
    AuditOperations other =
        new AuditOperations(storage, () -> NOW, () -> "other-" + ids.incrementAndGet());
    for (int i = 1; i <= 40; i++) {
      audit.appendAll(Vector.fill(i % 5 + 1, AuditEvent.of("mine"))).get();
      if (i % 3 != 0) {
        other.append(AuditEvent.of("theirs")).get();
      }
      AuditOperations writer = i % 2 == 0 ? audit : other;
      assertEquals(
          Either.left("no"),
          storage
              .unitOfWork()
              .write(
                  () -> {
                    writer.append(AuditEvent.of("undone")).get();
                    return Either.left("no");
                  }));
    }
    assertSound();
  }

  private void assertSound() {
    assertEquals(
        Option.none(), audit.verify(VerifyRequest.plain()).get().firstFault(), "the first fault");
  }

  @Test
  void aBatchHasOneToTenThousandEvents() {
    assertEquals(
        Either.left(new AuditRefused.EmptyBatch()), audit.appendAll(Vector.<AuditEvent>empty()));
    assertEquals(
        Either.left(new AuditRefused.BatchTooLarge(10_001, 10_000)),
        audit.appendAll(Vector.fill(10_001, AuditEvent.of("many"))));
    assertEquals(0, audit.head().size());
  }

  @Test
  void pagesLeadToEachOther() {
    audit.appendAll(Vector.fill(5, AuditEvent.of("counted"))).get();
    Page<AuditEntry, Long> first = audit.list(AuditQuery.all().limit(3));
    assertEquals(Option.some(3L), first.next());
    Page<AuditEntry, Long> second = audit.list(AuditQuery.all().after(3L).limit(3));
    assertEquals(Vector.of(4L, 5L), second.items().map(AuditEntry::sequence).toVector());
    assertEquals(Option.none(), second.next());
    assertThrows(IllegalArgumentException.class, () -> AuditQuery.all().limit(0));
  }

  @Test
  void everyRowIsExportedInOrder() {
    audit.appendAll(Vector.fill(3, AuditEvent.of("counted"))).get();
    List<Long> sequences = new ArrayList<>();
    audit.export((AuditRow row) -> sequences.add(row.sequence()));
    assertEquals(List.of(1L, 2L, 3L), sequences);
  }

  @Test
  void aCheckpointIsSignedOnceAndANewKeyIsItselfAudited() {
    audit.appendAll(Vector.fill(3, AuditEvent.of("counted"))).get();
    SignedCheckpoint first = audit.checkpoint(KEY).get();
    assertEquals(4, first.size(), "three events and the one that tells of the key");
    assertEquals("audit.key_introduced", audit.at(4).get().event().eventType());
    assertEquals(first, audit.checkpoint(KEY).get(), "nothing was appended since");
    assertEquals(
        new Checkpoint("example.com/log", 4, first.root()),
        Checkpoint.open(first.note(), "example.com/log", KEY.verifier()).get());
    assertEquals(5, audit.checkpoint(OTHER).get().size());
    assertTrue(audit.at(5).get().event().details().text().contains(OTHER.verifier().toString()));
  }

  /** Witnesses may refuse further lines, and some of their signatures do not cover them. */
  @Test
  void aCheckpointHasThreeLinesAndItsTimeIsInASignature() {
    audit.append(AuditEvent.of("counted")).get();
    SignedCheckpoint signed = audit.checkpoint(KEY).get();
    assertEquals(
        new Checkpoint("example.com/log", 2, signed.root()).text(),
        signed.note().substring(0, signed.note().indexOf("\n\n") + 1));
    assertEquals(Vector.of(signed.at()), SignedNote.parse(signed.note()).times("example.com/log"));
    assertTrue(SignedNote.parse(signed.note()).isTimedBy(KEY.verifier()));
  }

  @Test
  void aSavedCheckpointIsComparedAndMustBeSignedByItsKey() {
    audit.append(AuditEvent.of("counted")).get();
    String note = audit.checkpoint(KEY).get().note();
    audit.append(AuditEvent.of("later")).get();
    assertTrue(audit.verify(VerifyRequest.plain().against(note, KEY.verifier())).get().isSound());
    assertInstanceOf(
        AuditRefused.KeyRefused.class,
        audit.verify(VerifyRequest.plain().against(note, OTHER.verifier())).getLeft());
    assertInstanceOf(
        AuditRefused.KeyRefused.class,
        audit.verify(VerifyRequest.plain().against("no note", KEY.verifier())).getLeft());
  }

  @Test
  void anEntryIsProvedOfflineOnceACheckpointCoversIt() {
    audit.appendAll(Vector.fill(6, AuditEvent.of("counted"))).get();
    assertEquals(Either.left(new AuditRefused.NotCovered(2, 0)), audit.prove(2));
    audit.checkpoint(KEY).get();
    String file = audit.prove(2).get().text();
    assertEquals(7, TlogProof.parse(file).verify("example.com/log", KEY.verifier()).get().size());
    assertTrue(TlogProof.parse(file).verify("example.com/log", OTHER.verifier()).isLeft());
    AuditEntry later = audit.append(AuditEvent.of("later")).get();
    assertEquals(
        Either.left(new AuditRefused.NotCovered(later.sequence(), 7)),
        audit.prove(later.sequence()));
    assertEquals(Either.left(new AuditRefused.UnknownSequence(99, 8)), audit.prove(99));
  }

  @Test
  void anyTwoSizesAreProvedConsistent() {
    audit.appendAll(Vector.fill(20, AuditEvent.of("counted"))).get();
    for (int second = 0; second <= 20; second++) {
      for (int first = 0; first <= second; first++) {
        Seq<Hash> proof = audit.proveConsistency(first, second).get();
        assertTrue(
            MerkleProofs.verifyConsistency(
                first, audit.root(first).get(), second, audit.root(second).get(), proof),
            first + " to " + second);
      }
    }
    assertInstanceOf(AuditRefused.SizeOutOfRange.class, audit.proveConsistency(0, 21).getLeft());
    assertInstanceOf(AuditRefused.SizeOutOfRange.class, audit.proveConsistency(5, 4).getLeft());
    assertInstanceOf(AuditRefused.SizeOutOfRange.class, audit.root(-1).getLeft());
  }

  @Test
  void stepsThatAppendToOneLogShareTheEdgeOfItsTree() {
    AtomicInteger read = new AtomicInteger();
    AuditLog log = counting(read);
    AppendAudit one = new AppendAudit(log, () -> NOW, () -> "id-" + ids.incrementAndGet());
    AppendAudit other = new AppendAudit(log, () -> NOW, () -> "id-" + ids.incrementAndGet());
    storage
        .unitOfWork()
        .run(
            () -> {
              for (int i = 0; i < 8; i++) {
                one.record(AuditEvent.of("app.one"));
                other.record(AuditEvent.of("app.other"));
              }
              return true;
            });
    assertEquals(16, storage.unitOfWork().read(() -> log.head().size()));
    assertEquals(0, read.get());
  }

  /** The log of the workspace, and how often nodes of its tree are read. */
  private AuditLog counting(AtomicInteger read) {
    return (AuditLog)
        Proxy.newProxyInstance(
            AuditLog.class.getClassLoader(),
            new Class<?>[] {AuditLog.class},
            (self, method, arguments) -> {
              switch (method.getName()) {
                case "equals":
                  return self == arguments[0];
                case "hashCode":
                  return System.identityHashCode(self);
                case "nodes":
                  read.incrementAndGet();
                  break;
                default:
                  break;
              }
              return method.invoke(storage.auditLog(), arguments);
            });
  }
}
