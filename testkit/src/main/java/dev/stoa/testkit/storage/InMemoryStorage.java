package dev.stoa.testkit.storage;

import dev.stoa.domain.audit.AuditLog;
import dev.stoa.domain.audit.Checkpoints;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.rating.Calibrations;
import dev.stoa.domain.rating.Predictions;
import dev.stoa.domain.storage.Storage;
import dev.stoa.testkit.audit.InMemoryAuditLog;
import dev.stoa.testkit.audit.InMemoryCheckpoints;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import dev.stoa.testkit.rating.InMemoryCalibrations;
import dev.stoa.testkit.rating.InMemoryPredictions;

/** A workspace that is gone when the process ends; it passes the contracts the engines pass. */
public final class InMemoryStorage implements Storage {

  private final InMemoryUnitOfWork unitOfWork = new InMemoryUnitOfWork();
  private final AuditLog auditLog = new InMemoryAuditLog(unitOfWork);
  private final Checkpoints checkpoints = new InMemoryCheckpoints(unitOfWork);
  private final Predictions predictions = new InMemoryPredictions(unitOfWork);
  private final Calibrations calibrations = new InMemoryCalibrations(unitOfWork);

  @Override
  public UnitOfWork unitOfWork() {
    return unitOfWork;
  }

  @Override
  public AuditLog auditLog() {
    return auditLog;
  }

  @Override
  public Checkpoints checkpoints() {
    return checkpoints;
  }

  @Override
  public Predictions predictions() {
    return predictions;
  }

  @Override
  public Calibrations calibrations() {
    return calibrations;
  }

  @Override
  public void close() {
    unitOfWork.close();
  }
}
