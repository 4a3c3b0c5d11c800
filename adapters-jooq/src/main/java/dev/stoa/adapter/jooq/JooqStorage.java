package dev.stoa.adapter.jooq;

import dev.stoa.adapter.jooq.audit.JooqAuditLog;
import dev.stoa.adapter.jooq.audit.JooqCheckpoints;
import dev.stoa.adapter.jooq.rating.JooqMatches;
import dev.stoa.adapter.jooq.rating.JooqRatingHistory;
import dev.stoa.adapter.jooq.rating.JooqRatings;
import dev.stoa.adapter.jooq.rating.JooqRelationships;
import dev.stoa.domain.audit.AuditLog;
import dev.stoa.domain.audit.Checkpoints;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.rating.Matches;
import dev.stoa.domain.rating.RatingHistory;
import dev.stoa.domain.rating.Ratings;
import dev.stoa.domain.rating.Relationships;
import dev.stoa.domain.storage.Storage;

/** A workspace on either engine: the one set of repositories over an engine's connections. */
public final class JooqStorage implements Storage {

  private final Connections connections;
  private final UnitOfWork unitOfWork;
  private final AuditLog auditLog;
  private final Checkpoints checkpoints;
  private final Matches matches;
  private final Ratings ratings;
  private final RatingHistory ratingHistory;
  private final Relationships relationships;

  public JooqStorage(Connections connections, Dialect dialect) {
    OpenUnit openUnit = new OpenUnit();
    JooqSession session = new JooqSession(openUnit, dialect);
    this.connections = connections;
    this.unitOfWork = new JooqUnitOfWork(connections, dialect, openUnit);
    this.auditLog = new JooqAuditLog(session);
    this.checkpoints = new JooqCheckpoints(session);
    this.matches = new JooqMatches(session);
    this.ratings = new JooqRatings(session);
    this.ratingHistory = new JooqRatingHistory(session);
    this.relationships = new JooqRelationships(session);
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
  public Matches matches() {
    return matches;
  }

  @Override
  public Ratings ratings() {
    return ratings;
  }

  @Override
  public RatingHistory ratingHistory() {
    return ratingHistory;
  }

  @Override
  public Relationships relationships() {
    return relationships;
  }

  @Override
  public void close() {
    connections.close();
  }
}
