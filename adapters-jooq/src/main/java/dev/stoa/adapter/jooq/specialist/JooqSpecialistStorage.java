package dev.stoa.adapter.jooq.specialist;

import dev.stoa.adapter.jooq.unit.JooqContextStorage;
import dev.stoa.domain.specialist.AssertionResults;
import dev.stoa.domain.specialist.ModelRuns;
import dev.stoa.domain.specialist.Promotions;
import dev.stoa.domain.specialist.QuerySessions;
import dev.stoa.domain.specialist.SpecialistStorage;

/** The ports of specialists on either engine. */
public interface JooqSpecialistStorage extends SpecialistStorage, JooqContextStorage {

  @Override
  default Promotions promotions() {
    return repository(JooqPromotions.class, JooqPromotions::new);
  }

  @Override
  default QuerySessions querySessions() {
    return repository(JooqQuerySessions.class, JooqQuerySessions::new);
  }

  @Override
  default AssertionResults assertionResults() {
    return repository(JooqAssertionResults.class, JooqAssertionResults::new);
  }

  @Override
  default ModelRuns modelRuns() {
    return repository(JooqModelRuns.class, JooqModelRuns::new);
  }
}
