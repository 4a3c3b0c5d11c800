package dev.stoa.domain.audit.aua;

import dev.stoa.domain.kernel.Sha256;
import dev.stoa.domain.vectors.SpecVector;
import dev.stoa.domain.vectors.VectorChecks;

/** Checks the vectors of the audit chain of AUA. */
public final class AuaVectors {

  private AuaVectors() {}

  /** The areas of this context. */
  public static VectorChecks checks() {
    return VectorChecks.of("AUA").check("audit chain", AuaVectors::hash);
  }

  private static void hash(SpecVector vector) {
    String event = PythonJson.dumps(vector.input().get("event").tree());
    String hashed = vector.input().get("prev_hash").text() + ":" + event;
    vector.input().member("hashed_text", hashed);
    vector.expected().matches(Sha256.hex(hashed));
  }
}
