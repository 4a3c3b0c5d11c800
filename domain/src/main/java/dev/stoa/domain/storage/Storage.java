package dev.stoa.domain.storage;

import dev.stoa.domain.audit.AuditLog;
import dev.stoa.domain.audit.Checkpoints;
import dev.stoa.domain.critique.Critiques;
import dev.stoa.domain.critique.Patterns;
import dev.stoa.domain.critique.Reputations;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.resilience.CircuitBreakers;

/** An open workspace: its unit of work and one port per aggregate, whichever engine keeps them. */
public interface Storage extends AutoCloseable {

  UnitOfWork unitOfWork();

  AuditLog auditLog();

  Checkpoints checkpoints();

  Critiques critiques();

  Patterns patterns();

  Reputations reputations();

  CircuitBreakers circuitBreakers();

  /** Waits for open units of work, then lets go of the engine. */
  @Override
  void close();
}
