package dev.stoa.app.audit;

import dev.stoa.bootstrap.Stoa;

/** Every write of a context that is audited, in a class named after the context. */
public interface AuditedWrites {

  /** Writes under the name of an agent; a secret that is in every name and every content. */
  void run(Stoa stoa, String secret);
}
