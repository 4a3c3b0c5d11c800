package dev.stoa.app.agent;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.adapter.cli.Table;
import dev.stoa.domain.agent.AgentMerge;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Makes one agent part of another: everything it owned, all or nothing, audited. */
@Command(
    name = "merge",
    description =
        "Merges one agent into another: moves everything it owns and its ratings, calibration,"
            + " critiques and reputation, all or nothing; audited. Two that met in a match are"
            + " refused.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa agent merge ghost crucible",
    })
final class AgentMergeCommand extends AgentAction {
  @Parameters(
      index = "0",
      paramLabel = "<from>",
      description = "The agent to merge: identity, id, or a unique suffix of its id.")
  private String from;

  @Parameters(index = "1", paramLabel = "<into>", description = "The agent that remains.")
  private String into;

  @Override
  protected Answer answer() {
    AgentMerge merge = done(agents -> agents.merge(from, into));
    Table table =
        Table.of("moved", "count")
            .rows(merge.moved().toList(), kind -> new Object[] {kind._1, kind._2});
    return Answer.ok(
        merge.merged().identity()
            + " is now part of "
            + merge.into().identity()
            + ".\n"
            + (merge.moved().isEmpty() ? "" : table.text()),
        new JsonMembers()
            .with("merged", AgentView.json(merge.merged()))
            .with("into", AgentView.json(merge.into()))
            .with("moved", AgentView.counts(merge.moved()))
            .object());
  }
}
