package dev.stoa.testkit.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.testkit.audit.ChainWriter;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** The contract of units of work, tested with entries of the audit log. */
@SuppressWarnings("try") // Closing a store may throw what it likes; a test that does so fails.
public interface UnitOfWorkContract<S extends AuditStorage & AutoCloseable>
    extends JoinedUnitsContract<S> {

  @Test
  default void aRightIsCommitted() {
    assertEquals(
        Either.right("kept"),
        unit()
            .write(
                () -> {
                  appendOne();
                  return Either.right("kept");
                }));
    assertEquals(1, size());
  }

  @Test
  default void aLeftIsRolledBack() {
    assertEquals(
        Either.left("refused"),
        unit()
            .write(
                () -> {
                  appendOne();
                  return Either.left("refused");
                }));
    assertEquals(0, size());
  }

  @Test
  default void anExceptionIsRolledBackAndThrown() {
    IllegalArgumentException thrown = new IllegalArgumentException("no");
    assertSame(
        thrown,
        assertThrows(
            IllegalArgumentException.class,
            () ->
                unit()
                    .write(
                        () -> {
                          appendOne();
                          throw thrown;
                        })));
    assertEquals(0, size());
    ChainWriter.append(storage(), 1);
    assertEquals(1, size(), "the next unit of work begins afresh");
  }

  @Test
  default void aUnitSeesWhatItWrote() {
    long seen =
        unit()
            .run(
                () -> {
                  appendOne();
                  appendOne();
                  return storage().auditLog().head().size();
                });
    assertEquals(2, seen);
  }

  @Test
  default void workThatCannotBeRefusedIsCommitted() {
    assertEquals(1L, unit().run(() -> appended()));
    assertEquals(1, size());
  }

  @Test
  default void portsNeedAnOpenUnit() {
    assertThrows(IllegalStateException.class, () -> storage().auditLog().head());
    assertThrows(IllegalStateException.class, () -> storage().auditLog().lockHead());
    assertThrows(IllegalStateException.class, () -> storage().checkpoints().latest());
  }

  @Test
  default void aReadUnitCannotWrite() {
    assertThrows(IllegalStateException.class, () -> unit().read(this::appendOne));
    assertThrows(IllegalStateException.class, () -> unit().snapshot(this::appendOne));
    assertEquals(0, size());
  }

  @Test
  default void aSnapshotSeesOneStateWhileOthersWrite() throws InterruptedException {
    ChainWriter.append(storage(), 3);
    CountDownLatch written = new CountDownLatch(1);
    Thread writer =
        new Thread(
            () -> {
              ChainWriter.append(storage(), 2);
              written.countDown();
            });
    boolean same =
        unit()
            .snapshot(
                () -> {
                  long before = storage().auditLog().head().size();
                  writer.start();
                  awaitBriefly(written);
                  return before == 3 && storage().auditLog().head().size() == before;
                });
    writer.join();
    assertTrue(same, "the state moved inside a snapshot");
    assertEquals(5, size());
  }

  @Test
  default void aClosedWorkspaceIsReported() throws Exception {
    storage().close();
    StorageException thrown = assertThrows(StorageException.class, this::size);
    assertTrue(thrown.toString().contains("closed"), thrown.toString());
  }

  private UnitOfWork unit() {
    return storage().unitOfWork();
  }

  private long size() {
    return unit().read(() -> storage().auditLog().head().size());
  }

  private long appended() {
    appendOne();
    return storage().auditLog().head().size();
  }

  private Object appendOne() {
    return ChainWriter.within(storage().auditLog(), "u", Vector.of(AuditEvent.of("one")));
  }

  /** Where units take turns the writer cannot finish before the snapshot ends: then go on. */
  private static void awaitBriefly(CountDownLatch latch) {
    try {
      latch.await(300, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
