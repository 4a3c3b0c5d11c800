package dev.stoa.adapter.jooq.goal;

import dev.stoa.adapter.jooq.unit.JooqContextStorage;
import dev.stoa.domain.goal.GoalStorage;
import dev.stoa.domain.goal.Goals;

/** The ports of goals on any engine. */
public interface JooqGoalStorage extends GoalStorage, JooqContextStorage {

  @Override
  default Goals goals() {
    return repository(JooqGoals.class, JooqGoals::new);
  }
}
