package dev.stoa.app.operations;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.app.store.ConfiguredStore;
import dev.stoa.domain.json.JsonObject;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Creates a workspace and names it in the directory. */
@Command(
    name = "create",
    description = "Creates a workspace, or takes an existing one, and lists it in the directory.")
final class CreateWorkspaceCommand extends WorkspaceAction {

  @Parameters(paramLabel = "<name>", description = "Its name.")
  private String name;

  @Option(
      names = "--url",
      required = true,
      paramLabel = "<jdbc url>",
      description = "Where it is: a SQLite file, or a schema of a PostgreSQL server.")
  private String url;

  @Override
  protected Answer answer(WorkspaceDirectory workspaces) {
    WorkspaceDirectory.checked(name);
    if (workspaces.urls().containsKey(name)) {
      throw CliFailure.usage(
          "workspace " + name + " is in " + workspaces.file() + " already: move it instead");
    }
    ConfiguredStore place = workspace().at("--url", url);
    long entries = place.create(stoa -> stoa.audit().head().size());
    workspaces.put(name, url);
    return Answer.ok(
        "Workspace " + name + " is at " + place.shown() + ", with " + entries + " audit entries.\n",
        JsonObject.builder()
            .put("workspace", name)
            .put("store", place.shown())
            .put("audit_entries", entries)
            .build());
  }
}
