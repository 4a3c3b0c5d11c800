package dev.stoa.app.operations;

import dev.stoa.actions.shape.View;
import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.ShapeTables;
import dev.stoa.storage.StoreUrl;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import picocli.CommandLine.Command;

/** Lists the workspaces of the directory. */
@Command(name = "list", description = "Lists the workspaces of the directory, by name.")
final class ListWorkspacesCommand extends WorkspaceAction {

  /** A workspace and where it is, without what may be a password. */
  public record ListedWorkspace(String workspace, String store) {}

  private static final View<ListedWorkspace> LISTED = View.of(ListedWorkspace.class);

  @Override
  protected Answer answer(WorkspaceDirectory workspaces) {
    Seq<ListedWorkspace> all =
        Vector.ofAll(workspaces.urls())
            .map(one -> new ListedWorkspace(one._1, StoreUrl.shown(one._2)));
    return Answer.ok(
        all.isEmpty() ? "No workspaces.\n" : ShapeTables.rows(LISTED, all), LISTED, all);
  }
}
