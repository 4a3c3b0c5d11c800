package dev.stoa.adapter.jooq.consensus;

import static dev.stoa.schema.generated.tables.Consensus.CONSENSUS;
import static dev.stoa.schema.generated.tables.ConsensusPositions.CONSENSUS_POSITIONS;
import static dev.stoa.schema.generated.tables.Dissent.DISSENT;
import static dev.stoa.schema.generated.tables.VerifiedProofs.VERIFIED_PROOFS;

import dev.stoa.adapter.jooq.operations.Cleared;
import dev.stoa.adapter.jooq.operations.ContextTables;
import dev.stoa.adapter.jooq.operations.SubjectKey;
import dev.stoa.adapter.jooq.operations.SubjectRule;

/** The tables of what debates concluded. A dissent is cleared; that there was one stays. */
public final class ConsensusTables {

  /** The declaration. */
  public static final ContextTables ALL =
      ContextTables.of("consensus")
          .table(CONSENSUS)
          .table(CONSENSUS_POSITIONS, SubjectRule.named(CONSENSUS_POSITIONS.AGENT_NAME))
          .table(
              DISSENT,
              SubjectRule.clear(
                  DISSENT.AGENT_ID,
                  SubjectKey.AGENT_NAME,
                  Cleared.columns()
                      .text(DISSENT.CONTENT)
                      .none(DISSENT.REASONING)
                      .object(DISSENT.DATA)),
              SubjectRule.named(DISSENT.AGENT_ID))
          .table(VERIFIED_PROOFS);

  private ConsensusTables() {}
}
