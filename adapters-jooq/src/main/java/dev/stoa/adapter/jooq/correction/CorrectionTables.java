package dev.stoa.adapter.jooq.correction;

import static dev.stoa.schema.generated.tables.Corrections.CORRECTIONS;

import dev.stoa.adapter.jooq.operations.ContextTables;
import dev.stoa.adapter.jooq.operations.SubjectCorrections;
import dev.stoa.adapter.jooq.operations.SubjectKey;
import dev.stoa.adapter.jooq.operations.SubjectRule;

/** The table of corrections. Those of a conversation or a project go with its user. */
public final class CorrectionTables {

  /** The declaration. */
  public static final ContextTables ALL =
      ContextTables.of("correction")
          .swept(
              "correction-pruning",
              CORRECTIONS,
              SubjectRule.remove(CORRECTIONS, SubjectKey.USER, SubjectCorrections.OF_USER));

  private CorrectionTables() {}
}
