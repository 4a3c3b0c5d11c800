package dev.stoa.testkit.debate;

import dev.stoa.domain.debate.ApprovalGates;
import dev.stoa.domain.debate.CodeVersions;
import dev.stoa.domain.debate.ConcludedDebates;
import dev.stoa.domain.debate.DebateSessions;
import dev.stoa.domain.debate.DebateStorage;
import dev.stoa.domain.debate.DebateTurns;
import dev.stoa.domain.debate.DebateVotes;
import dev.stoa.domain.search.TextIndex;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;

/** The ports of debates in memory. */
public interface InMemoryDebateStorage extends DebateStorage {

  /** The fakes behind the ports. */
  Fakes debateFakes();

  @Override
  default DebateSessions debateSessions() {
    return debateFakes().sessions();
  }

  @Override
  default DebateTurns debateTurns() {
    return debateFakes().turns();
  }

  @Override
  default CodeVersions codeVersions() {
    return debateFakes().versions();
  }

  @Override
  default ApprovalGates approvalGates() {
    return debateFakes().gates();
  }

  @Override
  default DebateVotes debateVotes() {
    return debateFakes().votes();
  }

  @Override
  default ConcludedDebates concludedDebates() {
    return debateFakes().concluded();
  }

  /** The fakes of one workspace. */
  record Fakes(
      DebateSessions sessions,
      DebateTurns turns,
      CodeVersions versions,
      ApprovalGates gates,
      DebateVotes votes,
      ConcludedDebates concluded) {

    public Fakes(InMemoryUnitOfWork unit, TextIndex index) {
      this(new DebateCells(unit, index));
    }

    private Fakes(DebateCells cells) {
      this(
          new InMemoryDebateSessions(cells),
          new InMemoryDebateTurns(cells),
          new InMemoryCodeVersions(cells),
          new InMemoryApprovalGates(cells),
          new InMemoryDebateVotes(cells),
          new InMemoryConcludedDebates(cells));
    }
  }
}
