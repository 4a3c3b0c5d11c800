package dev.stoa.app.debate;

import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.app.demo.DemoContext;
import dev.stoa.app.demo.DemoSection;
import dev.stoa.application.debate.DebateOperations;
import dev.stoa.domain.debate.CodeDraft;
import dev.stoa.domain.debate.DebateConfig;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateVote;
import dev.stoa.domain.debate.NewDebateSession;
import dev.stoa.domain.debate.Topology;
import dev.stoa.domain.debate.TurnDraft;
import dev.stoa.domain.kernel.AgentName;

/** Three agents debate around a moderator, improve code and vote. */
public final class DebateDemo implements DemoSection {

  private static final AgentName ADA = new AgentName("ada");

  @Override
  public String title() {
    return "Debates";
  }

  @Override
  public void run(DemoContext demo) {
    DebateOperations debates = demo.stoa().debates().registering();
    DebateSessionId id =
        debates
            .open(
                NewDebateSession.about("Should lookups be cached?")
                    .topology(Topology.STAR, DebateConfig.USUAL.moderator(ADA))
                    .domain("performance"))
            .id();
    debates.start(id).getOrElseThrow(CliFailure::refused);
    say(debates, id, DebatePhase.PROPOSAL, "bob", "Cache every lookup for an hour.", 0.7);
    say(debates, id, DebatePhase.CRITIQUE, "ada", "An hour is too long for prices.", 0.9);
    say(debates, id, DebatePhase.ADVERSARIAL, "cyd", "A cold start still takes seconds.", 0.6);
    say(debates, id, DebatePhase.CONVERGENCE, "bob", "Cache for a minute, warm it first.", 0.9);
    version(demo, id, CodeDraft.of("ttl = 3600\n").language("properties").quality(0.4));
    version(demo, id, CodeDraft.of("ttl = 60\nwarm = true\n").language("properties").quality(0.9));
    vote(debates, id, DebateVote.of("ada", "a minute", 0.9));
    vote(debates, id, DebateVote.of("bob", "a minute", 0.8));
    vote(debates, id, DebateVote.of("cyd", "no cache", 0.6));
    demo.run("A debate around a moderator, with its progress:", "debate.list", "{}");
    demo.run("Its turns, in the order of the phases:", "debate.turns", "{'session':'" + id + "'}");
    demo.run(
        "The quality of the code it produced:", "debate.version.list", "{'session':'" + id + "'}");
    demo.run("The votes, counted by weight:", "debate.tally", "{'session':'" + id + "'}");
  }

  private static void say(
      DebateOperations debates,
      DebateSessionId id,
      DebatePhase phase,
      String agent,
      String content,
      double confidence) {
    debates
        .append(id, TurnDraft.of(1, phase, agent, content).confidence(confidence))
        .getOrElseThrow(CliFailure::refused);
  }

  private static void version(DemoContext demo, DebateSessionId id, CodeDraft draft) {
    demo.stoa().codeVersions().add(id, draft).getOrElseThrow(CliFailure::refused);
  }

  private static void vote(DebateOperations debates, DebateSessionId id, DebateVote vote) {
    debates.vote(id, vote).getOrElseThrow(CliFailure::refused);
  }
}
