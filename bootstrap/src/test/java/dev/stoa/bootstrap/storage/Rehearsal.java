package dev.stoa.bootstrap.storage;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.NewDebateSession;
import dev.stoa.domain.debate.TurnDraft;

/** Does a little of what other processes do in tests, so that their classes are loaded. */
public final class Rehearsal {

  private Rehearsal() {}

  /** On a new SQLite file. */
  public static void main(String[] args) {
    try (Stoa stoa = Stoa.open("jdbc:sqlite:" + args[0])) {
      stoa.agents().register(AgentRegistration.of("zeno", "model"));
      DebateSessionId id = stoa.debates().open(NewDebateSession.about("Cache or not?")).id();
      stoa.debates().start(id);
      stoa.debates().append(id, TurnDraft.of(1, DebatePhase.PROPOSAL, "zeno", "Cache."));
    }
  }
}
