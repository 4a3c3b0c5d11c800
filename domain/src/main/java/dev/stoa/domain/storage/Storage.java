package dev.stoa.domain.storage;

import dev.stoa.domain.audit.AuditLog;
import dev.stoa.domain.audit.Checkpoints;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.rating.Calibrations;
import dev.stoa.domain.rating.Predictions;

/** An open workspace: its unit of work and one port per aggregate, whichever engine keeps them. */
public interface Storage extends AutoCloseable {

  UnitOfWork unitOfWork();

  AuditLog auditLog();

  Checkpoints checkpoints();

  Predictions predictions();

  Calibrations calibrations();

  /** Waits for open units of work, then lets go of the engine. */
  @Override
  void close();
}
