package dev.stoa.application.debate;

import dev.stoa.domain.audit.tlog.Checkpoint;
import dev.stoa.domain.audit.tlog.TlogProof;
import dev.stoa.domain.audit.tlog.VerifierKey;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
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

  private static final String GIVE = "give a file that `stoa debate prove --out` wrote";

  /** The SHA-256 of the document in UTF-8, as 64 hexadecimal digits. */
  public String sha256() {
    return Sha256.hex(document);
  }

  /** A receipt as {@code stoa debate prove --out} writes it, or what is wrong with the text. */
  public static Either<String, DebateReceipt> read(String text) {
    try {
      if (!(JsonParser.parse(text) instanceof JsonObject object)) {
        return Either.left("it is no JSON object: " + GIVE);
      }
      return read(object);
    } catch (InvalidValue e) {
      return Either.left(e.getMessage() + ": " + GIVE);
    }
  }

  private static Either<String, DebateReceipt> read(JsonObject object) {
    TlogProof proof = TlogProof.parse(text(object, "proof"));
    DebateReceipt receipt = new DebateReceipt(text(object, "receipt"), proof.index() + 1, proof);
    String said = text(object, "sha256");
    String sequence = text(object, "audit_sequence");
    if (!receipt.sha256().equals(said)) {
      return Either.left(
          "the receipt was changed: its SHA-256 is "
              + receipt.sha256()
              + ", the file says "
              + said);
    }
    return sequence.equals(String.valueOf(receipt.auditSequence))
        ? Either.right(receipt)
        : Either.left(
            "it names entry " + sequence + ", the proof is of entry " + receipt.auditSequence);
  }

  private static String text(JsonObject object, String name) {
    return object
        .members()
        .get(name)
        .map(
            value ->
                value instanceof JsonString text ? text.value() : CanonicalJson.of(value).text())
        .getOrElseThrow(() -> new InvalidValue(name + " is missing"));
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
