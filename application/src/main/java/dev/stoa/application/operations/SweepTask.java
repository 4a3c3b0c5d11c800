package dev.stoa.application.operations;

import dev.stoa.domain.kernel.UnitOfWork;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Duration;
import java.util.function.Function;

/**
 * A task that goes through a context step by step, each step in a unit of work.
 *
 * <p>A dry run does the same work in one unit and rolls it back, so that it counts exactly what
 * would be done.
 *
 * @param <C> where a step continues
 */
public final class SweepTask<C> implements MaintenanceTask {

  /** A run ends after this many steps, so that it is bounded. */
  static final int MOST_STEPS = 100;

  /** A dry run is one transaction, and others may wait for it. */
  static final int MOST_PREVIEWED = 10;

  private final String name;
  private final String policy;
  private final Duration every;
  private final boolean removes;
  private final UnitOfWork unitOfWork;
  private final Function<Option<C>, Swept<C>> step;

  private SweepTask(
      String name,
      String policy,
      Duration every,
      boolean removes,
      UnitOfWork unitOfWork,
      Function<Option<C>, Swept<C>> step) {
    this.name = name;
    this.policy = policy;
    this.every = every;
    this.removes = removes;
    this.unitOfWork = unitOfWork;
    this.step = step;
  }

  /** A sweep that removes content. */
  public static <C> SweepTask<C> removing(
      String name,
      String policy,
      Duration every,
      UnitOfWork unitOfWork,
      Function<Option<C>, Swept<C>> step) {
    return new SweepTask<>(name, policy, every, true, unitOfWork, step);
  }

  /** A sweep that removes no content. */
  public static <C> SweepTask<C> tidying(
      String name,
      String policy,
      Duration every,
      UnitOfWork unitOfWork,
      Function<Option<C>, Swept<C>> step) {
    return new SweepTask<>(name, policy, every, false, unitOfWork, step);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public String policy() {
    return policy;
  }

  @Override
  public Duration every() {
    return every;
  }

  @Override
  public boolean removes() {
    return removes;
  }

  @Override
  public TaskOutcome preview() {
    return unitOfWork.<TaskOutcome, Void>write(() -> Either.left(steps(MOST_PREVIEWED))).getLeft();
  }

  @Override
  public TaskOutcome run() {
    return steps(MOST_STEPS);
  }

  private TaskOutcome steps(int most) {
    long changed = 0;
    Option<C> next = Option.none();
    for (int i = 0; i < most; i++) {
      Swept<C> swept = step.apply(next);
      changed += swept.changed();
      next = swept.next();
      if (next.isEmpty()) {
        break;
      }
    }
    return new TaskOutcome(changed, next.isDefined());
  }
}
