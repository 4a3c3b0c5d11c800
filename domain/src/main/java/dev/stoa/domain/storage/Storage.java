package dev.stoa.domain.storage;

import dev.stoa.domain.audit.AuditLog;
import dev.stoa.domain.audit.Checkpoints;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.rating.Matches;
import dev.stoa.domain.rating.RatingHistory;
import dev.stoa.domain.rating.Ratings;
import dev.stoa.domain.rating.Relationships;

/** An open workspace: its unit of work and one port per aggregate, whichever engine keeps them. */
public interface Storage extends AutoCloseable {

  UnitOfWork unitOfWork();

  AuditLog auditLog();

  Checkpoints checkpoints();

  Matches matches();

  Ratings ratings();

  RatingHistory ratingHistory();

  Relationships relationships();

  /** Waits for open units of work, then lets go of the engine. */
  @Override
  void close();
}
