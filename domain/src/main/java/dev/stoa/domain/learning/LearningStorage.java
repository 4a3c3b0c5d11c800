package dev.stoa.domain.learning;

import dev.stoa.domain.kernel.ContextStorage;

/** The port of what was learned. */
public interface LearningStorage extends ContextStorage {

  Learnings learnings();
}
