package dev.stoa.domain.operations;

import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalCode;

/** Why nothing was erased, or no certificate given. */
public sealed interface ErasureRefused extends Refusal {

  /** The store has no tables and no files. */
  @RefusalCode("erasure.no_tables")
  record NoTables() implements ErasureRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return "this store has no tables to erase from: use a workspace in a database";
    }
  }

  /** The scope is shared. */
  @RefusalCode("erasure.shared_scope")
  record SharedScope(String scope) implements ErasureRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "scope " + scope + " is shared: give a scope that is the subject's alone";
    }
  }

  /** No certificate has this id. */
  @RefusalCode("erasure.unknown_certificate")
  record UnknownCertificate(ErasureId id) implements ErasureRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "certificate " + id + " is unknown: list the certificates to find it";
    }
  }
}
