package dev.stoa.adapter.jooq.resilience;

import static dev.stoa.schema.generated.tables.AnsweredRequests.ANSWERED_REQUESTS;
import static dev.stoa.schema.generated.tables.CircuitBreakers.CIRCUIT_BREAKERS;

import dev.stoa.adapter.jooq.operations.ContextTables;
import dev.stoa.adapter.jooq.operations.SubjectRule;

/** The tables of breakers and answered requests. An answer may hold anything. */
public final class ResilienceTables {

  /** The declaration. */
  public static final ContextTables ALL =
      ContextTables.of("resilience")
          .swept("breaker-purge", CIRCUIT_BREAKERS)
          .swept("answered-requests", ANSWERED_REQUESTS, SubjectRule.removeAll(ANSWERED_REQUESTS));

  private ResilienceTables() {}
}
