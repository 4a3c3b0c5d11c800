package dev.stoa.domain.operations;

import dev.stoa.domain.kernel.Sha256;
import dev.stoa.domain.kernel.TimePosition;
import java.time.Instant;

/**
 * What an erasure removed, and what is known to be left.
 *
 * @param document canonical JSON
 * @param auditSequence the number of the audit entry that holds the hash of the document
 */
public record ErasureCertificate(
    ErasureId id, Instant createdAt, String document, long auditSequence) {

  /** The SHA-256 of the document in UTF-8, as 64 hexadecimal digits. */
  public String sha256() {
    return Sha256.hex(document);
  }

  /** The key of this row. */
  public TimePosition<ErasureId> position() {
    return new TimePosition<>(createdAt, id);
  }
}
