package dev.stoa.domain.goal;

import dev.stoa.domain.kernel.ContextStorage;

/** The ports of goals. */
public interface GoalStorage extends ContextStorage {

  Goals goals();
}
