package dev.stoa.domain.debate;

import dev.stoa.domain.kernel.ContextStorage;

/** The ports of debates. */
public interface DebateStorage extends ContextStorage {

  DebateSessions debateSessions();

  DebateTurns debateTurns();

  CodeVersions codeVersions();

  ApprovalGates approvalGates();

  DebateVotes debateVotes();

  ConcludedDebates concludedDebates();
}
