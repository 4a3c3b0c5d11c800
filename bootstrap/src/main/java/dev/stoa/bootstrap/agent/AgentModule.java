package dev.stoa.bootstrap.agent;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.agent.AgentOperations;
import dev.stoa.application.agent.AgentTaskOperations;
import dev.stoa.bootstrap.storage.AtClose;
import dev.stoa.bootstrap.storage.Wiring;

/** Provides the operations of agents and their tasks, and what is recorded under their names. */
public final class AgentModule extends AbstractModule {

  @Provides
  @Singleton
  private static AgentOperations agents(Wiring wiring, RecordsOfAgents records) {
    return new AgentOperations(wiring.storage(), wiring.clock(), wiring.ids(), records);
  }

  @Provides
  @Singleton
  private static AgentTaskOperations tasks(Wiring wiring, AtClose atClose) {
    AgentTaskOperations tasks =
        new AgentTaskOperations(wiring.storage(), wiring.clock(), wiring.ids());
    atClose.add(tasks::closeRunners);
    return tasks;
  }

  @Provides
  @Singleton
  private static RecordsOfAgents records(Wiring wiring) {
    return new RecordsOfAgents(wiring);
  }
}
