package dev.stoa.app.agent;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.adapter.cli.Table;
import dev.stoa.application.agent.AgentOperations;
import dev.stoa.domain.agent.AgentDeletion;
import dev.stoa.domain.agent.AgentRefused;
import io.vavr.control.Either;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Deletes an agent that owns nothing, or an agent with everything it owns. */
@Command(
    name = "delete",
    description = {
      "Deletes an agent; audited. An agent that owns something is refused without --with-everything.",
      "An agent of matches or critiques is refused: archive it, or merge it into another."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa agent delete zealot",
      "  stoa agent delete zealot --with-everything",
    })
final class AgentDeleteCommand extends AgentAction {
  @Parameters(
      index = "0",
      paramLabel = "<agent>",
      description = "Its identity, its id, or a unique suffix of its id.")
  private String agent;

  @Option(
      names = "--with-everything",
      description = "Delete its notes, knowledge, messages, tasks and other data too.")
  private boolean withEverything;

  @Override
  protected Answer answer() {
    AgentDeletion deletion = done(this::deleted);
    return Answer.ok(
        deletion.agent().identity()
            + " is deleted.\n"
            + (deletion.removed().isEmpty() ? "" : counted(deletion).text()),
        new JsonMembers()
            .with("deleted", AgentView.json(deletion.agent()))
            .with("removed", AgentView.counts(deletion.removed()))
            .object());
  }

  private Either<AgentRefused, AgentDeletion> deleted(AgentOperations agents) {
    return withEverything ? agents.deleteWithEverything(agent) : agents.delete(agent);
  }

  private static Table counted(AgentDeletion deletion) {
    return Table.of("removed", "count")
        .rows(deletion.removed().toList(), kind -> new Object[] {kind._1, kind._2});
  }
}
