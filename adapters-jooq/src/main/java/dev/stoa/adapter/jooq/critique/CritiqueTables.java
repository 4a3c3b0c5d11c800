package dev.stoa.adapter.jooq.critique;

import static dev.stoa.schema.generated.tables.AgentReputation.AGENT_REPUTATION;
import static dev.stoa.schema.generated.tables.Critiques.CRITIQUES;
import static dev.stoa.schema.generated.tables.PatternRates.PATTERN_RATES;
import static dev.stoa.schema.generated.tables.Patterns.PATTERNS;
import static dev.stoa.schema.generated.tables.PatternsArchive.PATTERNS_ARCHIVE;

import dev.stoa.adapter.jooq.operations.Cleared;
import dev.stoa.adapter.jooq.operations.ContextTables;
import dev.stoa.adapter.jooq.operations.SubjectKey;
import dev.stoa.adapter.jooq.operations.SubjectRule;

/**
 * The tables of critiques. What an agent criticised is cleared; counts and learnt patterns stay.
 */
public final class CritiqueTables {

  /** The declaration. */
  public static final ContextTables ALL =
      ContextTables.of("critique")
          .swept(
              "critique-expiry",
              CRITIQUES,
              SubjectRule.clear(
                  CRITIQUES.AGENT,
                  SubjectKey.AGENT_NAME,
                  Cleared.columns()
                      .none(CRITIQUES.ISSUES, CRITIQUES.SUGGESTIONS, CRITIQUES.REASONING)),
              SubjectRule.named(CRITIQUES.AGENT),
              SubjectRule.named(CRITIQUES.TARGET_AGENT))
          .swept("pattern-archive", PATTERNS)
          .table(PATTERN_RATES)
          .table(PATTERNS_ARCHIVE)
          .table(AGENT_REPUTATION, SubjectRule.named(AGENT_REPUTATION.AGENT_NAME));

  private CritiqueTables() {}
}
