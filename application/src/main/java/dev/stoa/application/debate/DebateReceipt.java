package dev.stoa.application.debate;

import dev.stoa.domain.audit.tlog.Checkpoint;
import dev.stoa.domain.audit.tlog.TlogProof;
import dev.stoa.domain.audit.tlog.VerifierKey;
import dev.stoa.domain.kernel.Sha256;
import io.vavr.control.Either;
import java.nio.charset.StandardCharsets;

/**
 * The decision receipt of a debate with the proof that the audit trail holds its hash.
 *
 * @param document the canonical text that was hashed
 * @param auditSequence the number of the audit entry
 */
public record DebateReceipt(String document, long auditSequence, TlogProof proof) {

  /** The SHA-256 of the document in UTF-8, as 64 hexadecimal digits. */
  public String sha256() {
    return Sha256.hex(document);
  }

  /** The checkpoint that covers the receipt, or why it is not genuine. */
  public Either<String, Checkpoint> verify(String origin, VerifierKey key) {
    // The details of an entry are a JSON text within its JSON, so their quotes are escaped.
    boolean attested =
        new String(proof.extra(), StandardCharsets.UTF_8)
            .contains("\\\"receipt_sha256\\\":\\\"" + sha256() + "\\\"");
    return attested
        ? proof.verify(origin, key)
        : Either.left("the audit entry attests another document");
  }
}
