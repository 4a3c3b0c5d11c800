package dev.stoa.app.operations;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.ProgressLine;
import dev.stoa.app.store.ConfiguredStore;
import dev.stoa.domain.operations.ContentRoots;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Moves a workspace to another place. */
@Command(
    name = "move",
    description = {
      "Copies a workspace to an empty place and points the directory to it.",
      "Stop its writers first: if it changed while it was copied, nothing is moved.",
      "The old one stays until you remove it."
    })
final class MoveWorkspaceCommand extends WorkspaceAction {

  @Parameters(paramLabel = "<name>", description = "Its name in the directory.")
  private String name;

  @Option(
      names = "--to",
      required = true,
      paramLabel = "<jdbc url>",
      description = "The empty workspace that it is moved to; it is created if missing.")
  private String to;

  @Override
  protected Answer answer(WorkspaceDirectory workspaces) {
    ConfiguredStore source = workspace().at("--directory", workspaces.url(name));
    ConfiguredStore target = workspace().at("--to", to);
    ContentRoots copied = withProgress(progress -> copied(source, target, progress));
    workspaces.put(name, to);
    return RootsView.answer(source.shown(), target.shown(), copied);
  }

  private static ContentRoots copied(
      ConfiguredStore source, ConfiguredStore target, ProgressLine progress) {
    return source.use(
        read ->
            target.fill(
                filled -> {
                  ContentRoots roots =
                      read.transfer()
                          .copyTo(filled.transfer(), progress::rows)
                          .getOrElseThrow(CliFailure::refused);
                  if (!roots.equals(read.transfer().roots(progress::rows))) {
                    throw CliFailure.storage(
                        "the workspace changed while it was copied, and was not moved: stop those"
                            + " who write to it, and move it to another empty place",
                        null);
                  }
                  return roots;
                }));
  }
}
