package dev.stoa.domain.consensus;

import dev.stoa.domain.kernel.Labelled;

/** How an attempt to prove something ended. */
public enum ProofStatus implements Labelled {
  PROOF_FOUND,
  FAILED,
  TIMEOUT;

  /** The status of a label. */
  public static ProofStatus labelled(String label) {
    return Labelled.of(ProofStatus.class, "proof_status", label);
  }
}
