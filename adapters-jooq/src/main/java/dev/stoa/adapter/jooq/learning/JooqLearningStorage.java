package dev.stoa.adapter.jooq.learning;

import dev.stoa.adapter.jooq.unit.JooqContextStorage;
import dev.stoa.domain.learning.LearningStorage;
import dev.stoa.domain.learning.Learnings;

/** The port of what was learned on either engine. */
public interface JooqLearningStorage extends LearningStorage, JooqContextStorage {

  @Override
  default Learnings learnings() {
    return repository(JooqLearnings.class, JooqLearnings::new);
  }
}
