package dev.stoa.example.plain;

import dev.stoa.domain.audit.CheckpointRow;
import dev.stoa.domain.audit.Checkpoints;
import dev.stoa.domain.audit.SignedCheckpoint;
import dev.stoa.domain.kernel.StorageException;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The signed checkpoints in a list. */
final class InMemoryCheckpoints implements Checkpoints {

  private final Cell<Seq<SignedCheckpoint>> signed;

  InMemoryCheckpoints(InMemoryUnitOfWork unit) {
    this.signed = unit.cell(Vector.empty());
  }

  @Override
  public void append(SignedCheckpoint checkpoint) {
    if (signed.get().exists(earlier -> earlier.id() == checkpoint.id())) {
      throw new StorageException("the workspace holds checkpoint " + checkpoint.id() + " already");
    }
    signed.update(all -> all.append(checkpoint));
  }

  @Override
  public Option<SignedCheckpoint> latest() {
    return signed.get().lastOption();
  }

  @Override
  public Seq<CheckpointRow> rowsAfter(long id, int limit) {
    return signed
        .get()
        .filter(checkpoint -> checkpoint.id() > id)
        .take(limit)
        .map(CheckpointRow::of);
  }

  @Override
  public Seq<CheckpointRow> rowsBefore(long id, int limit) {
    return rowsAfter(0, Integer.MAX_VALUE)
        .filter(checkpoint -> checkpoint.id() < id)
        .reverse()
        .take(limit);
  }
}
