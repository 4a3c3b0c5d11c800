package dev.stoa.testkit.storage;

import dev.stoa.domain.audit.AuditLog;
import dev.stoa.domain.audit.Checkpoints;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.rating.Matches;
import dev.stoa.domain.rating.RatingHistory;
import dev.stoa.domain.rating.Ratings;
import dev.stoa.domain.rating.Relationships;
import dev.stoa.domain.storage.Storage;
import dev.stoa.testkit.audit.InMemoryAuditLog;
import dev.stoa.testkit.audit.InMemoryCheckpoints;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import dev.stoa.testkit.rating.InMemoryMatches;
import dev.stoa.testkit.rating.InMemoryRatingHistory;
import dev.stoa.testkit.rating.InMemoryRatings;
import dev.stoa.testkit.rating.InMemoryRelationships;

/** A workspace that is gone when the process ends; it passes the contracts the engines pass. */
public final class InMemoryStorage implements Storage {

  private final InMemoryUnitOfWork unitOfWork = new InMemoryUnitOfWork();
  private final AuditLog auditLog = new InMemoryAuditLog(unitOfWork);
  private final Checkpoints checkpoints = new InMemoryCheckpoints(unitOfWork);
  private final Matches matches = new InMemoryMatches(unitOfWork);
  private final Ratings ratings = new InMemoryRatings(unitOfWork);
  private final RatingHistory ratingHistory = new InMemoryRatingHistory(unitOfWork);
  private final Relationships relationships = new InMemoryRelationships(unitOfWork);

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
    unitOfWork.close();
  }
}
