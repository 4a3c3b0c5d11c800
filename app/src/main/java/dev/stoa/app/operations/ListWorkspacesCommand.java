package dev.stoa.app.operations;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.Table;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.storage.StoreUrl;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import picocli.CommandLine.Command;

/** Lists the workspaces of the directory. */
@Command(name = "list", description = "Lists the workspaces of the directory, by name.")
final class ListWorkspacesCommand extends WorkspaceAction {

  @Override
  protected Answer answer(WorkspaceDirectory workspaces) {
    Seq<Tuple2<String, String>> all = Vector.ofAll(workspaces.urls());
    Table table =
        Table.of("workspace", "store")
            .rows(all, one -> new Object[] {one._1, StoreUrl.shown(one._2)});
    return Answer.ok(
        all.isEmpty() ? "No workspaces.\n" : table.text(),
        JsonObject.builder().put("items", all.map(ListWorkspacesCommand::json)).build());
  }

  private static JsonObject json(Tuple2<String, String> one) {
    return JsonObject.builder()
        .put("workspace", one._1)
        .put("store", StoreUrl.shown(one._2))
        .build();
  }
}
