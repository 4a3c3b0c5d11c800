package dev.stoa.adapter.jooq.evolution;

import static dev.stoa.schema.generated.tables.ActionLogs.ACTION_LOGS;
import static dev.stoa.schema.generated.tables.ActionLogsArchive.ACTION_LOGS_ARCHIVE;
import static dev.stoa.schema.generated.tables.AgentProfiles.AGENT_PROFILES;
import static dev.stoa.schema.generated.tables.CreatedAgents.CREATED_AGENTS;
import static dev.stoa.schema.generated.tables.Episodes.EPISODES;
import static dev.stoa.schema.generated.tables.EpisodesArchive.EPISODES_ARCHIVE;
import static dev.stoa.schema.generated.tables.Generations.GENERATIONS;
import static dev.stoa.schema.generated.tables.Mutations.MUTATIONS;
import static dev.stoa.schema.generated.tables.StrategyVectors.STRATEGY_VECTORS;

import dev.stoa.adapter.jooq.operations.ContextTables;

/** The tables of evolution, whose profiles are no registered agents. */
public final class EvolutionTables {

  /** The declaration. */
  public static final ContextTables ALL =
      ContextTables.of("evolution")
          .table(GENERATIONS)
          .table(AGENT_PROFILES)
          .swept("episode-pruning", EPISODES)
          .table(EPISODES_ARCHIVE)
          .swept("episode-pruning", ACTION_LOGS)
          .table(ACTION_LOGS_ARCHIVE)
          .table(MUTATIONS)
          .table(CREATED_AGENTS)
          .table(STRATEGY_VECTORS);

  private EvolutionTables() {}
}
