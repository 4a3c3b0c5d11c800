package dev.stoa.adapter.jooq.trust;

import static dev.stoa.schema.generated.tables.Corroborations.CORROBORATIONS;
import static dev.stoa.schema.generated.tables.Derivations.DERIVATIONS;
import static dev.stoa.schema.generated.tables.Origins.ORIGINS;
import static dev.stoa.schema.generated.tables.PrincipalFamilies.PRINCIPAL_FAMILIES;
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
          .table(
              CORROBORATIONS,
              SubjectRule.rename(CORROBORATIONS.PRINCIPAL, SubjectKey.AGENT_ID),
              SubjectRule.rename(CORROBORATIONS.PRINCIPAL, SubjectKey.USER))
          .table(
              PRINCIPAL_FAMILIES,
              SubjectRule.remove(PRINCIPAL_FAMILIES.PRINCIPAL, SubjectKey.AGENT_ID),
              SubjectRule.remove(PRINCIPAL_FAMILIES.PRINCIPAL, SubjectKey.USER),
              SubjectRule.rename(PRINCIPAL_FAMILIES.FAMILY, SubjectKey.AGENT_ID))
          .table(READING_KEYS)
          .table(SPAWN_READINGS)
          .table(
              QUARANTINES,
              SubjectRule.rename(QUARANTINES.PRINCIPAL, SubjectKey.AGENT_ID),
              SubjectRule.rename(QUARANTINES.PRINCIPAL, SubjectKey.USER))
          .table(QUARANTINED_ITEMS);

  private TrustTables() {}
}
