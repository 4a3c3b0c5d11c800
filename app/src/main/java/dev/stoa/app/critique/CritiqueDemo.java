package dev.stoa.app.critique;

import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.app.demo.DemoContext;
import dev.stoa.app.demo.DemoSection;
import dev.stoa.application.critique.CritiqueOperations;
import dev.stoa.domain.critique.Critique;
import dev.stoa.domain.critique.CritiqueDraft;
import dev.stoa.domain.critique.CritiqueJudgement;
import dev.stoa.domain.kernel.AgentName;

/** Agents criticise each other, the critiques are judged, and the votes change their weight. */
public final class CritiqueDemo implements DemoSection {

  private static final String DEBATE = "demo-cache-design";
  private static final AgentName ADA = new AgentName("ada");
  private static final AgentName BOB = new AgentName("bob");

  @Override
  public String title() {
    return "Critiques and reputation";
  }

  @Override
  public void run(DemoContext demo) {
    CritiqueOperations critiques = demo.stoa().critiques().registering();
    critiques.recordProposal(ADA, true);
    critiques.recordProposal(BOB, false);
    Critique slow = file(critiques, against(ADA, BOB, "slow lookup", 0.8).expecting(0.8));
    Critique again =
        file(critiques, against(ADA, BOB, "slow lookup", 0.6).issue("missing eviction"));
    Critique vague = file(critiques, against(BOB, ADA, "confusing names", 0.2).expecting(0.9));
    judge(critiques, slow, CritiqueJudgement.helped(0.9).by("looked up by key"));
    judge(critiques, again, CritiqueJudgement.helped(0.7));
    judge(critiques, vague, CritiqueJudgement.failed(0.1));
    demo.run(
        "Two agents criticise each other, and each critique is judged, once:",
        "critique.list",
        "{'debate':'" + DEBATE + "'}");
    demo.run(
        "Successful critiques become patterns; the best ones:",
        "critique.patterns",
        "{'min_successes':1,'limit':5}");
    demo.run(
        "Accepted proposals and accurate predictions give a vote more weight:",
        "critique.reputations",
        "{}");
  }

  private static Critique file(CritiqueOperations critiques, CritiqueDraft draft) {
    return critiques.file(draft).getOrElseThrow(CliFailure::refused);
  }

  private static CritiqueDraft against(
      AgentName critic, AgentName target, String issue, double severity) {
    return CritiqueDraft.of(DEBATE, critic)
        .against(target)
        .issue(issue)
        .suggestion("see the profile")
        .severity(severity);
  }

  private static void judge(
      CritiqueOperations critiques, Critique critique, CritiqueJudgement judgement) {
    critiques.judge(critique.id(), judgement).getOrElseThrow(CliFailure::refused);
  }
}
