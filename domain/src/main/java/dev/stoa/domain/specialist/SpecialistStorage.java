package dev.stoa.domain.specialist;

import dev.stoa.domain.kernel.ContextStorage;

/** The ports of specialists. */
public interface SpecialistStorage extends ContextStorage {

  Promotions promotions();

  QuerySessions querySessions();

  AssertionResults assertionResults();

  ModelRuns modelRuns();
}
