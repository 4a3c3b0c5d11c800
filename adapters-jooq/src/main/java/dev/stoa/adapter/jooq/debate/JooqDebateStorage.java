package dev.stoa.adapter.jooq.debate;

import dev.stoa.adapter.jooq.unit.JooqContextStorage;
import dev.stoa.domain.debate.ApprovalGates;
import dev.stoa.domain.debate.CodeVersions;
import dev.stoa.domain.debate.ConcludedDebates;
import dev.stoa.domain.debate.DebateSessions;
import dev.stoa.domain.debate.DebateStorage;
import dev.stoa.domain.debate.DebateTurns;
import dev.stoa.domain.debate.DebateVotes;

/** The ports of debates on either engine. */
public interface JooqDebateStorage extends DebateStorage, JooqContextStorage {

  @Override
  default DebateSessions debateSessions() {
    return repository(JooqDebateSessions.class, JooqDebateSessions::new);
  }

  @Override
  default DebateTurns debateTurns() {
    return repository(JooqDebateTurns.class, JooqDebateTurns::new);
  }

  @Override
  default CodeVersions codeVersions() {
    return repository(JooqCodeVersions.class, JooqCodeVersions::new);
  }

  @Override
  default ApprovalGates approvalGates() {
    return repository(JooqApprovalGates.class, JooqApprovalGates::new);
  }

  @Override
  default DebateVotes debateVotes() {
    return repository(JooqDebateVotes.class, JooqDebateVotes::new);
  }

  @Override
  default ConcludedDebates concludedDebates() {
    return repository(JooqConcludedDebates.class, JooqConcludedDebates::new);
  }
}
