package dev.stoa.domain.operations;

import dev.stoa.domain.kernel.Refusal;

/** Why nothing was erased, or no certificate given. */
public sealed interface ErasureRefused extends Refusal {

  /** The store has no tables and no files. */
  record NoTables() implements ErasureRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return "this store has no tables to erase from: use a workspace in a database";
    }
  }

  /** The scope is shared. */
  record SharedScope(String scope) implements ErasureRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "scope " + scope + " is shared: give a scope that is the subject's alone";
    }
  }

  /** No certificate has this id. */
  record UnknownCertificate(ErasureId id) implements ErasureRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "certificate " + id + " is unknown: list the certificates to find it";
    }
  }
}
