package dev.stoa.app.consensus;

import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.app.demo.DemoContext;
import dev.stoa.app.demo.DemoSection;
import dev.stoa.application.consensus.ConsensusOperations;
import dev.stoa.domain.consensus.Consensus;
import dev.stoa.domain.consensus.ConsensusDraft;
import dev.stoa.domain.consensus.ConsensusTruth;
import dev.stoa.domain.consensus.DissentDraft;
import dev.stoa.domain.consensus.DissentType;
import io.vavr.collection.List;

/** A conclusion is recorded with its dissents, found for a new debate, and proved wrong. */
public final class ConsensusDemo implements DemoSection {

  @Override
  public String title() {
    return "Consensus and dissent";
  }

  @Override
  public void run(DemoContext demo) {
    ConsensusOperations consensus = demo.stoa().consensus().registering();
    Consensus concluded =
        consensus
            .record(
                ConsensusDraft.of(
                        "demo-cache-design",
                        "Should prices be cached?",
                        "Cache them for an hour.",
                        0.8)
                    .domain("storage")
                    .agreed("ada", 0.9)
                    .agreed("cleo", 0.7)
                    .crux("How often do prices change?"),
                List.of(
                    DissentDraft.of(
                            "bob", DissentType.RISK_WARNING, "An hour of stale prices costs money.")
                        .confidence(0.75)))
            .getOrElseThrow(CliFailure::refused);
    demo.run(
        "Two of three agreed, so the consensus is moderate. A new debate about a similar topic gets"
            + " it as a precedent, with the warning that was not answered:",
        "consensus.brief",
        "{'topic':'Should stock levels and prices be cached?'}");
    demo.stoa()
        .minority()
        .resolve(concluded.id(), ConsensusTruth.OVERTURNED)
        .getOrElseThrow(CliFailure::refused);
    demo.run(
        "The conclusion turned out to be wrong. The dissenter is credited in calibration and"
            + " reputation:",
        "consensus.minority-report",
        "{}");
  }
}
