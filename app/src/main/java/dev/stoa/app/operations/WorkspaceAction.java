package dev.stoa.app.operations;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.app.store.StoaAction;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** A command about the workspaces of a directory. */
abstract class WorkspaceAction extends StoaAction {

  @Option(
      names = "--directory",
      paramLabel = "<file>",
      defaultValue = "${env:STOA_WORKSPACES:-workspaces}",
      description =
          "The file that says where workspaces are, also by STOA_WORKSPACES in the environment"
              + " (${DEFAULT-VALUE}).")
  private Path directory;

  /** Does it. */
  protected abstract Answer answer(WorkspaceDirectory workspaces);

  @Override
  protected final Answer answer() {
    return answer(new WorkspaceDirectory(directory));
  }
}
