package dev.stoa.app;

import dev.stoa.actions.Effect;
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
      "  stoa mcp --as zealot --profile debate",
      "  stoa mcp --profile graph",
      "  stoa mcp --as zealot --tools recall,search,channel",
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
      names = "--profile",
      paramLabel = "<name>",
      description = {
        "Offer the tools for one kind of work: core, team, debate, review, files, graph or"
            + " operate, each",
        "of which reaches every action by two of them; all has one tool for each action (core)."
      })
  private String profile;

  @picocli.CommandLine.Option(
      names = "--tools",
      split = ",",
      paramLabel = "<name>",
      description = {
        "Offer these tools, besides those of --profile if that is given: groups such as",
        "memory,notebook or single tools such as recall,channel_post."
      })
  private List<String> tools = List.of();

  @picocli.CommandLine.Option(
      names = "--schemas",
      description = "Describe what tools answer, and answer structured content too.")
  private boolean schemas;

  @picocli.CommandLine.Option(
      names = "--read-only",
      description = "Offer only tools that change nothing; the workspace must exist.")
  private boolean readOnly;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    McpServing serving =
        new McpServing(
            Option.of(agent),
            Option.of(profile),
            tools,
            schemas,
            readOnly ? Effect.READ : Effect.DESTRUCTIVE);
    return serving.on((StoaCommand) spec.root().userObject(), spec.commandLine().getOut());
  }
}
