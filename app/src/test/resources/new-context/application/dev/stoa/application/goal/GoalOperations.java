package dev.stoa.application.goal;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.goal.Goal;
import dev.stoa.domain.goal.GoalId;
import dev.stoa.domain.goal.GoalStorage;
import dev.stoa.domain.goal.Goals;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.UnitOfWork;
import io.vavr.collection.Seq;
import java.time.InstantSource;

/** Operations on goals: open, list. */
public final class GoalOperations {

  private final UnitOfWork unitOfWork;
  private final Goals goals;
  private final AppendAudit audit;
  private final InstantSource clock;
  private final IdSource ids;

  /** For one workspace, with its clock and id source. */
  public <S extends GoalStorage & AuditStorage> GoalOperations(
      S storage, InstantSource time, IdSource ids) {
    this.clock = MicrosecondClock.of(time);
    this.unitOfWork = storage.unitOfWork();
    this.goals = storage.goals();
    this.audit = new AppendAudit(storage.auditLog(), clock, ids);
    this.ids = ids;
  }

  /** Opens a goal. */
  public Goal open(String title) {
    return unitOfWork.run(
        () -> {
          Goal goal = new Goal(new GoalId(ids.next()), title, 0.5, clock.instant());
          goals.add(goal);
          audit.record(
              AuditEvent.of(
                  StoaEventType.GOAL_OPENED, AuditMembers.of("goal_id", goal.id().value())));
          return goal;
        });
  }

  /** The first goals, oldest first. */
  public Seq<Goal> list(int limit) {
    return unitOfWork.read(() -> goals.first(limit));
  }
}
