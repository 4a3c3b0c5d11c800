package dev.stoa.adapter.jooq.evidence;

import static dev.stoa.schema.generated.tables.DebateEvidence.DEBATE_EVIDENCE;
import static dev.stoa.schema.generated.tables.Evidence.EVIDENCE;

import dev.stoa.adapter.jooq.operations.ContextTables;

/** The tables of evidence, which has no owner. */
public final class EvidenceTables {

  /** The declaration. */
  public static final ContextTables ALL =
      ContextTables.of("evidence").swept("evidence-expiry", EVIDENCE).table(DEBATE_EVIDENCE);

  private EvidenceTables() {}
}
