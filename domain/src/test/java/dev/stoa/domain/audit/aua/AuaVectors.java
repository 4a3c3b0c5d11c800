package dev.stoa.domain.audit.aua;

import static dev.stoa.domain.vectors.VectorForm.input;

import dev.stoa.domain.kernel.Sha256;
import dev.stoa.domain.vectors.SpecVector;
import dev.stoa.domain.vectors.VectorChecks;

/** Checks the vectors of the audit chain of AUA. */
public final class AuaVectors {

  private AuaVectors() {}

  /** The areas of this context. */
  public static VectorChecks checks() {
    return VectorChecks.of("AUA")
        .check("audit chain", input("prev_hash", "event", "hashed_text"), AuaVectors::hash)
        .leaveOut(
            "audit chain",
            input("event_type", "token_id", "details"),
            "the vector does not hold the rows; AuaVerifierTest does");
  }

  private static void hash(SpecVector vector) {
    String event = PythonJson.dumps(vector.input().get("event").json());
    String hashed = vector.input().get("prev_hash").text() + ":" + event;
    vector.input().get("hashed_text").matches(hashed);
    vector.expected().matches(Sha256.hex(hashed));
  }
}
