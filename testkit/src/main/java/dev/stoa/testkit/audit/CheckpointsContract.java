package dev.stoa.testkit.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.audit.CheckpointRow;
import dev.stoa.domain.audit.Checkpoints;
import dev.stoa.domain.audit.EntryHash;
import dev.stoa.domain.audit.SignedCheckpoint;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The contract of every store of checkpoints. */
public interface CheckpointsContract extends WorkspaceContract<AuditStorage> {

  @Test
  default void anEmptyStoreHasNone() {
    assertEquals(Option.none(), ask(Checkpoints::latest));
    assertEquals(Vector.empty(), ask(checkpoints -> checkpoints.rowsAfter(0, 10)));
  }

  @Test
  default void checkpointsAreReadInOrderOfSigning() {
    keep(1);
    keep(2);
    keep(3);
    assertEquals(Option.some(checkpoint(3)), ask(Checkpoints::latest));
    assertEquals(
        Vector.of(row(1), row(2)), ask(checkpoints -> checkpoints.rowsAfter(0, 2)).toVector());
    assertEquals(Vector.of(row(3)), ask(checkpoints -> checkpoints.rowsAfter(2, 2)).toVector());
    assertEquals(
        Vector.of(row(3), row(2)), ask(checkpoints -> checkpoints.rowsBefore(9, 2)).toVector());
    assertEquals(Vector.of(row(1)), ask(checkpoints -> checkpoints.rowsBefore(2, 2)).toVector());
  }

  @Test
  default void aDuplicateIdThrows() {
    keep(1);
    assertThrows(StorageException.class, () -> keep(1));
  }

  private void keep(long id) {
    storage()
        .unitOfWork()
        .write(
            () -> {
              storage().checkpoints().append(checkpoint(id));
              return Either.right(id);
            });
  }

  private static SignedCheckpoint checkpoint(long id) {
    return new SignedCheckpoint(
        id,
        "example.com/log",
        10 * id,
        EntryHash.GENESIS.value(),
        "example.com/log\n" + 10 * id + "\n\n— example.com/log ıİ\n",
        ChainWriter.AT.plusSeconds(id));
  }

  private static CheckpointRow row(long id) {
    return CheckpointRow.of(checkpoint(id));
  }

  private <T> T ask(Function<Checkpoints, T> question) {
    return storage().unitOfWork().read(() -> question.apply(storage().checkpoints()));
  }
}
