package dev.stoa.app;

import dev.stoa.actions.Caller;
import dev.stoa.actions.Effect;
import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.mcp.CallScope;
import dev.stoa.adapter.mcp.McpStdio;
import dev.stoa.adapter.mcp.ToolGroups;
import dev.stoa.application.Workspace;
import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentId;
import io.vavr.control.Option;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Serves a workspace to the model whose client started this process. */
@Command(
    name = "mcp",
    description = {
      "Serves the workspace over the Model Context Protocol, on standard input and output.",
      "A client such as an editor or a chat program starts it; it ends when its input ends."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa mcp --as zealot",
      "  stoa mcp --as zealot --tools memory,notebook,search",
      "  stoa mcp --read-only --store jdbc:sqlite:agents.db",
    })
final class McpCommand implements Callable<Integer> {

  @picocli.CommandLine.Option(
      names = "--as",
      paramLabel = "<agent>",
      description = {
        "The agent that acts: an identity, an id, or a unique suffix of an id.",
        "Without it, tools for which an agent must act are not offered."
      })
  private String agent;

  @picocli.CommandLine.Option(
      names = "--tools",
      split = ",",
      paramLabel = "<group>",
      description = "Offer the tools of these groups only, such as memory,notebook (all).")
  private List<String> tools;

  @picocli.CommandLine.Option(
      names = "--read-only",
      description = "Offer only tools that change nothing; the workspace must exist.")
  private boolean readOnly;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    StoaCommand stoa = (StoaCommand) spec.root().userObject();
    Catalogue catalogue =
        tools == null
            ? Catalogue.complete()
            : CliFailure.checked("--tools: ", () -> ToolGroups.select(Catalogue.complete(), tools));
    return stoa.onWorkspace(!readOnly, workspace -> serve(stoa, workspace, catalogue));
  }

  private int serve(StoaCommand stoa, Workspace workspace, Catalogue catalogue) {
    Caller caller =
        Caller.local(
            Option.of(agent).map(given -> id(workspace, given)),
            readOnly ? Effect.READ : Effect.DESTRUCTIVE);
    McpStdio.serve(
        catalogue,
        new CallScope(workspace, caller),
        StoaVersion.number(),
        stoa.in(),
        spec.commandLine().getOut());
    return 0;
  }

  private static AgentId id(Workspace workspace, String given) {
    return workspace
        .agents()
        .resolve(given)
        .flatMap(Agent::live)
        .map(Agent::id)
        .getOrElseThrow(CliFailure::refused);
  }
}
