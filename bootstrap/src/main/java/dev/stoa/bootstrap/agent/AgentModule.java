package dev.stoa.bootstrap.agent;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.agent.AgentOperations;
import dev.stoa.application.agent.AgentRecords;
import dev.stoa.application.consensus.ConsensusRecords;
import dev.stoa.application.critique.CritiqueRecords;
import dev.stoa.application.debate.DebateRecords;
import dev.stoa.application.rating.RatingRecords;
import dev.stoa.application.search.AuthorRecords;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.storage.Storage;
import java.time.InstantSource;
import java.util.List;

/** Needs: Storage, InstantSource, IdSource. Provides: AgentOperations. */
public final class AgentModule extends AbstractModule {

  @Provides
  @Singleton
  public AgentOperations agents(Storage storage, InstantSource clock, IdSource ids) {
    return new AgentOperations(storage, clock, ids, recorded(storage, clock, ids));
  }

  /** Makes them when they are iterated: most commands need none. */
  public static Iterable<AgentRecords> recorded(
      Storage storage, InstantSource clock, IdSource ids) {
    return () ->
        List.<AgentRecords>of(
                new RatingRecords(storage, clock, ids),
                new CritiqueRecords(storage),
                new DebateRecords(storage),
                new ConsensusRecords(storage),
                new AuthorRecords(storage))
            .iterator();
  }
}
