package dev.stoa.adapter.jooq;

import dev.stoa.adapter.jooq.audit.JooqAuditLog;
import dev.stoa.adapter.jooq.audit.JooqCheckpoints;
import dev.stoa.adapter.jooq.rating.JooqCalibrations;
import dev.stoa.adapter.jooq.rating.JooqPredictions;
import dev.stoa.domain.audit.AuditLog;
import dev.stoa.domain.audit.Checkpoints;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.rating.Calibrations;
import dev.stoa.domain.rating.Predictions;
import dev.stoa.domain.storage.Storage;

/** A workspace on either engine: the one set of repositories over an engine's connections. */
public final class JooqStorage implements Storage {

  private final Connections connections;
  private final UnitOfWork unitOfWork;
  private final AuditLog auditLog;
  private final Checkpoints checkpoints;
  private final Predictions predictions;
  private final Calibrations calibrations;

  public JooqStorage(Connections connections, Dialect dialect) {
    OpenUnit openUnit = new OpenUnit();
    JooqSession session = new JooqSession(openUnit, dialect);
    this.connections = connections;
    this.unitOfWork = new JooqUnitOfWork(connections, dialect, openUnit);
    this.auditLog = new JooqAuditLog(session);
    this.checkpoints = new JooqCheckpoints(session);
    this.predictions = new JooqPredictions(session);
    this.calibrations = new JooqCalibrations(session);
  }

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
    connections.close();
  }
}
