package dev.stoa.domain.audit;

import dev.stoa.domain.audit.tlog.Checkpoint;
import dev.stoa.domain.audit.tlog.Hash;
import dev.stoa.domain.audit.tlog.SignedNote;
import dev.stoa.domain.audit.tlog.SigningKey;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.Instants;
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

  private static final String SIGNED_AT = "signed-at ";

  /** Ids count from 1; the instant keeps its microseconds. */
  public SignedCheckpoint {
    if (id < 1 || size < 0) {
      throw new InvalidValue("checkpoint " + id + " of size " + size + ": ids from 1");
    }
    at = at.truncatedTo(ChronoUnit.MICROS);
  }

  /** Signs a checkpoint; its note says when, in a line after the three of a checkpoint. */
  public static SignedCheckpoint sign(long id, Checkpoint checkpoint, SigningKey key, Instant at) {
    String text = checkpoint.text() + SIGNED_AT + Instants.text(at) + "\n";
    return new SignedCheckpoint(
        id,
        checkpoint.origin(),
        checkpoint.size(),
        checkpoint.root(),
        SignedNote.sign(text, key).toString(),
        at);
  }

  /** When a note was signed, as it says itself; empty if it does not. */
  static String signedAt(SignedNote note) {
    return note.text()
        .lines()
        .filter(line -> line.startsWith(SIGNED_AT))
        .map(line -> line.substring(SIGNED_AT.length()))
        .findFirst()
        .orElse("");
  }
}
