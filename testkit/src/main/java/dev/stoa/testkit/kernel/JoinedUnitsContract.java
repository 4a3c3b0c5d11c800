package dev.stoa.testkit.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.testkit.audit.ChainWriter;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import org.junit.jupiter.api.Test;

/** The contract of nested units of work. */
public interface JoinedUnitsContract<S extends AuditStorage> extends WorkspaceContract<S> {

  @Test
  default void innerUnitsAreCommittedWithTheOuterOne() {
    work()
        .run(
            () -> {
              append("first");
              work().run(() -> append("second"));
              return work().run(() -> work().run(() -> append("third")));
            });
    assertEquals(3, committed());
  }

  @Test
  default void innerUnitsAreUndoneWithTheOuterOne() {
    work()
        .write(
            () -> {
              work().run(() -> append("inner"));
              return Either.left("refused");
            });
    assertEquals(0, committed());
  }

  @Test
  default void anInnerLeftUndoesOnlyItsOwnChanges() {
    Either<String, Long> outcome =
        work()
            .write(
                () -> {
                  append("outer");
                  work()
                      .write(
                          () -> {
                            append("inner");
                            work().run(() -> append("inside the inner"));
                            return Either.left("no");
                          });
                  assertEquals(1, size(), "the outer unit goes on without the inner one");
                  return Either.right(append("outer again"));
                });
    assertEquals(Either.right(2L), outcome);
    assertEquals(2, committed());
  }

  @Test
  default void anInnerExceptionThatIsCaughtUndoesOnlyTheInnerUnit() {
    IllegalArgumentException thrown = new IllegalArgumentException("no");
    work()
        .run(
            () -> {
              append("outer");
              assertSame(
                  thrown,
                  assertThrows(
                      IllegalArgumentException.class,
                      () ->
                          work()
                              .run(
                                  () -> {
                                    append("inner");
                                    throw thrown;
                                  })));
              return append("outer again");
            });
    assertEquals(2, committed());
  }

  @Test
  default void anExceptionThatIsNotCaughtUndoesAll() {
    assertThrows(
        IllegalArgumentException.class,
        () ->
            work()
                .run(
                    () -> {
                      append("outer");
                      return work()
                          .run(
                              () -> {
                                throw new IllegalArgumentException("no");
                              });
                    }));
    assertEquals(0, committed());
  }

  @Test
  default void queriesInAUnitSeeWhatItWrote() {
    work()
        .run(
            () -> {
              append("one");
              assertEquals(1, work().read(this::size));
              assertEquals(1, work().snapshot(this::size));
              return append("two");
            });
    assertEquals(2, work().snapshot(() -> work().read(this::size)));
    assertEquals(2, work().read(() -> work().read(this::size)));
  }

  @Test
  default void aReadUnitCannotContainAWriteOrASnapshot() {
    assertThrows(
        IllegalStateException.class, () -> work().read(() -> work().run(() -> append("x"))));
    assertThrows(
        IllegalStateException.class, () -> work().snapshot(() -> work().run(() -> append("x"))));
    assertThrows(IllegalStateException.class, () -> work().read(() -> work().snapshot(() -> 1)));
    assertEquals(0, committed(), "after the mistake units open again");
  }

  private UnitOfWork work() {
    return storage().unitOfWork();
  }

  private long committed() {
    return work().read(this::size);
  }

  private long size() {
    return storage().auditLog().head().size();
  }

  private long append(String type) {
    ChainWriter.within(storage().auditLog(), type, Vector.of(AuditEvent.of(type)));
    return size();
  }
}
