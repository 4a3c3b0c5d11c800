package dev.stoa.app.critique;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.app.RegisterOption;
import dev.stoa.app.StoaAction;
import dev.stoa.application.critique.CritiqueOperations;
import dev.stoa.domain.critique.Reputation;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Counts a proposal of an agent. */
@Command(
    name = "proposal",
    description = "Counts a proposal of an agent and shows its reputation.",
    footerHeading = "%nExamples:%n",
    footer = {"  stoa critique proposal ada --accepted", "  stoa critique proposal bob"})
final class ProposalCommand extends StoaAction {

  @Parameters(paramLabel = "<agent>", description = "Who made it.")
  private String agent;

  @Option(names = "--accepted", description = "It was accepted.")
  private boolean accepted;

  @Mixin private RegisterOption register;

  @Override
  protected Answer answer() {
    AgentName name = CliFailure.checked(() -> new AgentName(agent));
    Reputation after =
        workspace()
            .create(
                stoa ->
                    register
                        .in(stoa.critiques(), CritiqueOperations::registering)
                        .recordProposal(name, accepted))
            .getOrElseThrow(CliFailure::refused);
    return Answer.ok(ReputationView.listed(List.of(after)).text(), ReputationView.json(after));
  }
}
