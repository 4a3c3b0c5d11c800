package dev.stoa.domain.consensus;

import dev.stoa.domain.kernel.Labelled;

/** The languages of formal statements. */
public enum ProofLanguage implements Labelled {
  Z3_SMT,
  LEAN4;

  /** The language of a label. */
  public static ProofLanguage labelled(String label) {
    return Labelled.of(ProofLanguage.class, "language", label);
  }
}
