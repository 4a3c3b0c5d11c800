package dev.stoa.adapter.jooq.resilience;

import static dev.stoa.schema.generated.tables.AnsweredRequests.ANSWERED_REQUESTS;
import static dev.stoa.schema.generated.tables.CircuitBreakers.CIRCUIT_BREAKERS;

import dev.stoa.adapter.jooq.operations.ContextTables;
import dev.stoa.adapter.jooq.operations.SubjectKey;
import dev.stoa.adapter.jooq.operations.SubjectRule;

/**
 * The tables of breakers and answered requests. A breaker may be named like the agent that it is
 * of; an answer may hold anything.
 */
public final class ResilienceTables {

  /** The declaration. */
  public static final ContextTables ALL =
      ContextTables.of("resilience")
          .swept(
              "breaker-purge",
              CIRCUIT_BREAKERS,
              SubjectRule.remove(CIRCUIT_BREAKERS.NAME, SubjectKey.AGENT_NAME))
          .swept("answered-requests", ANSWERED_REQUESTS, SubjectRule.removeAll(ANSWERED_REQUESTS));

  private ResilienceTables() {}
}
