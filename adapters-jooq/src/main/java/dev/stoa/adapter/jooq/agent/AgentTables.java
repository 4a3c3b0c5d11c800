package dev.stoa.adapter.jooq.agent;

import static dev.stoa.schema.generated.tables.AgentSessions.AGENT_SESSIONS;
import static dev.stoa.schema.generated.tables.Agents.AGENTS;
import static dev.stoa.schema.generated.tables.Tasks.TASKS;

import dev.stoa.adapter.jooq.operations.ContextTables;
import dev.stoa.adapter.jooq.operations.SubjectKey;
import dev.stoa.adapter.jooq.operations.SubjectRule;

/** The tables of agents, spawns and tasks. An erased agent stays as an id. */
public final class AgentTables {

  /** The declaration. */
  public static final ContextTables ALL =
      ContextTables.of("agent")
          .table(AGENTS, SubjectRule.named(AGENTS.IDENTITY))
          .table(AGENT_SESSIONS, SubjectRule.remove(AGENT_SESSIONS.AGENT_ID, SubjectKey.AGENT_ID))
          .table(
              TASKS,
              SubjectRule.remove(TASKS.AGENT_ID, SubjectKey.AGENT_ID),
              SubjectRule.rename(TASKS.WORKER, SubjectKey.AGENT_NAME));

  private AgentTables() {}
}
