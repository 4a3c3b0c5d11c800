package dev.stoa.domain.audit;

import dev.stoa.domain.audit.tlog.Checkpoint;
import dev.stoa.domain.audit.tlog.Hash;
import dev.stoa.domain.audit.tlog.SignedNote;
import dev.stoa.domain.audit.tlog.VerifierKey;
import io.vavr.control.Either;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/**
 * A checkpoint as it is kept: the signed note, and what the note says for finding it again.
 *
 * @param id counts from 1 in order of signing, without gaps
 * @param note the whole signed note; the other columns are only its index
 */
public record SignedCheckpoint(
    long id, String origin, long size, Hash root, String note, Instant at) {

  /** Ids count from 1; the instant keeps its microseconds. */
  public SignedCheckpoint {
    if (id < 1 || size < 0) {
      throw new IllegalArgumentException("checkpoint " + id + " of size " + size + ": ids from 1");
    }
    at = at.truncatedTo(ChronoUnit.MICROS);
  }

  /** What the note says, if this key signed it for this log; otherwise a foreign checkpoint. */
  public Either<ChainFault, Checkpoint> open(String expectedOrigin, VerifierKey key) {
    return Checkpoint.open(note, expectedOrigin, key)
        .mapLeft(
            reason ->
                new ChainFault(
                    size,
                    ChainFault.Kind.FOREIGN,
                    "checkpoint " + id + " does not speak for this log: " + reason));
  }

  /** The checkpoint just signed, ready to be kept. */
  public static SignedCheckpoint of(long id, Checkpoint checkpoint, SignedNote note, Instant at) {
    return new SignedCheckpoint(
        id, checkpoint.origin(), checkpoint.size(), checkpoint.root(), note.toString(), at);
  }
}
