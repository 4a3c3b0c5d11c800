package dev.stoa.bootstrap.agent;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.agent.AgentTaskOperations;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.storage.Storage;
import java.time.InstantSource;

/** Needs: Storage, InstantSource, IdSource. Provides: AgentTaskOperations. */
public final class AgentTaskModule extends AbstractModule {

  @Provides
  @Singleton
  public AgentTaskOperations tasks(Storage storage, InstantSource clock, IdSource ids) {
    return new AgentTaskOperations(storage, clock, ids);
  }
}
