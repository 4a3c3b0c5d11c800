package dev.stoa.domain.audit;

import dev.stoa.domain.audit.tlog.Hash;
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
}
