package dev.stoa.testkit.specialist;

import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.specialist.AssertionResults;
import dev.stoa.domain.specialist.ModelRuns;
import dev.stoa.domain.specialist.Promotions;
import dev.stoa.domain.specialist.QuerySessions;
import dev.stoa.domain.specialist.SpecialistStorage;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import java.util.function.Predicate;

/** The ports of specialists in memory. */
public interface InMemorySpecialistStorage extends SpecialistStorage {

  /** The fakes behind the ports. */
  Fakes specialistFakes();

  @Override
  default Promotions promotions() {
    return specialistFakes().promotions();
  }

  @Override
  default QuerySessions querySessions() {
    return specialistFakes().sessions();
  }

  @Override
  default AssertionResults assertionResults() {
    return specialistFakes().assertions();
  }

  @Override
  default ModelRuns modelRuns() {
    return specialistFakes().runs();
  }

  /** The fakes of one workspace. */
  record Fakes(
      Promotions promotions, QuerySessions sessions, AssertionResults assertions, ModelRuns runs) {

    /** With the conversations there are. */
    public Fakes(InMemoryUnitOfWork unit, Predicate<ConversationId> conversations) {
      this(unit, new InMemoryQuerySessions(unit), conversations);
    }

    private Fakes(
        InMemoryUnitOfWork unit, QuerySessions sessions, Predicate<ConversationId> conversations) {
      this(
          new InMemoryPromotions(unit),
          sessions,
          new InMemoryAssertionResults(unit, sessions),
          new InMemoryModelRuns(unit, conversations));
    }
  }
}
