package dev.stoa.adapter.jooq.trust;

import static dev.stoa.schema.generated.tables.Derivations.DERIVATIONS;
import static dev.stoa.schema.generated.tables.Origins.ORIGINS;
import static dev.stoa.schema.generated.tables.QuarantinedItems.QUARANTINED_ITEMS;
import static dev.stoa.schema.generated.tables.Quarantines.QUARANTINES;
import static dev.stoa.schema.generated.tables.ReadingKeys.READING_KEYS;
import static dev.stoa.schema.generated.tables.SpawnReadings.SPAWN_READINGS;

import dev.stoa.adapter.jooq.operations.ContextTables;
import dev.stoa.adapter.jooq.operations.SubjectKey;
import dev.stoa.adapter.jooq.operations.SubjectRule;

/** The tables of origins and trust; the name of an erased agent is replaced in what it wrote. */
public final class TrustTables {

  /** The declaration. */
  public static final ContextTables ALL =
      ContextTables.of("trust")
          .table(
              ORIGINS,
              SubjectRule.rename(ORIGINS.PRINCIPAL, SubjectKey.AGENT_ID),
              SubjectRule.rename(ORIGINS.PRINCIPAL, SubjectKey.USER))
          .table(DERIVATIONS)
          .table(READING_KEYS)
          .table(SPAWN_READINGS)
          .table(
              QUARANTINES,
              SubjectRule.rename(QUARANTINES.PRINCIPAL, SubjectKey.AGENT_ID),
              SubjectRule.rename(QUARANTINES.PRINCIPAL, SubjectKey.USER))
          .table(QUARANTINED_ITEMS);

  private TrustTables() {}
}
