package dev.stoa.domain.audit;

import dev.stoa.domain.audit.tlog.Checkpoint;
import dev.stoa.domain.audit.tlog.Hash;
import dev.stoa.domain.audit.tlog.SignedNote;
import dev.stoa.domain.audit.tlog.SigningKey;
import dev.stoa.domain.json.InvalidValue;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/**
 * A stored checkpoint: the signed note, and its parsed fields.
 *
 * @param id counts from 1 in order of signing, without gaps
 * @param note the whole signed note; the other columns are only its index
 */
public record SignedCheckpoint(
    long id, String origin, long size, Hash root, String note, Instant at) {

  /** Ids count from 1; the instant is in seconds, because that is what is signed. */
  public SignedCheckpoint {
    if (id < 1 || size < 0) {
      throw new InvalidValue("checkpoint " + id + " of size " + size + ": ids from 1");
    }
    at = at.truncatedTo(ChronoUnit.SECONDS);
  }

  /** Signs a checkpoint, and when. */
  public static SignedCheckpoint sign(long id, Checkpoint checkpoint, SigningKey key, Instant at) {
    return new SignedCheckpoint(
        id,
        checkpoint.origin(),
        checkpoint.size(),
        checkpoint.root(),
        SignedNote.sign(checkpoint.text(), key, at).toString(),
        at);
  }
}
