package dev.stoa.application.operations;

import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PastRefused;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.operations.ChangeQuery;
import dev.stoa.domain.operations.OperationsStorage;
import dev.stoa.domain.operations.RowChange;
import dev.stoa.domain.operations.RowKey;
import dev.stoa.domain.operations.Versions;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.InstantSource;

/** What has changed in a workspace between two instants. */
public final class HistoryOperations {

  private final UnitOfWork unitOfWork;
  private final Versions versions;
  private final InstantSource clock;

  /** For one workspace. */
  public HistoryOperations(OperationsStorage storage, InstantSource time) {
    this.unitOfWork = storage.unitOfWork();
    this.versions = storage.versions();
    this.clock = MicrosecondClock.of(time);
  }

  /** What differs, by table and by key. */
  public Either<PastRefused, Page<RowChange, RowKey>> changes(ChangeQuery query) {
    Instant now = clock.instant();
    if (query.to().isAfter(now)) {
      return Either.left(new PastRefused.NotYet(query.to(), now));
    }
    return unitOfWork.snapshot(
        () -> {
          Option<Instant> since = versions.since().filter(query.from()::isBefore);
          return since.isDefined()
              ? Either.left(new PastRefused.NoLongerKept(query.from(), since.get()))
              : Either.right(query.page().page(versions.changes(query), RowChange::key));
        });
  }
}
