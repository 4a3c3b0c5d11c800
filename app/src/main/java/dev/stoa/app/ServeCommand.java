package dev.stoa.app;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.http.HttpServer;
import dev.stoa.app.store.StoaAction;
import dev.stoa.app.token.TokenFileOption;
import dev.stoa.domain.json.JsonObject;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Serves a workspace over HTTP until the process is stopped. */
@Command(
    name = "serve",
    description = {
      "Serves the workspace over HTTP until it is interrupted.",
      "The dashboard is at /ui/, documentation at /docs, the OpenAPI document at /openapi.json, MCP"
          + " at /mcp."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa serve",
      "  stoa serve --port 9000 --store jdbc:sqlite:agents.db",
      "  stoa serve --host 0.0.0.0 --tokens tokens.jsonl",
      "  stoa serve --workspaces teams/",
    })
final class ServeCommand extends StoaAction {

  @Option(
      names = "--host",
      paramLabel = "<address>",
      defaultValue = "127.0.0.1",
      description = "The address to listen on (${DEFAULT-VALUE}: this machine only).")
  private String host;

  @Option(
      names = "--port",
      paramLabel = "<number>",
      defaultValue = "8080",
      description = "The port to listen on; 0 for a free one (${DEFAULT-VALUE}).")
  private int port;

  @Option(
      names = "--name",
      paramLabel = "<host>",
      description =
          "A further name that callers use for a server on this machine, as behind a proxy.")
  private List<String> names = List.of();

  @Option(
      names = "--workspaces",
      paramLabel = "<folder|jdbc url|file>",
      description = {
        "Serve several workspaces under /w/<name> instead of one:",
        "the files <name>.db of a folder, the schemas of a PostgreSQL database,",
        "or those of a directory: see `stoa workspace`."
      })
  private @Nullable String workspaces;

  @Option(
      names = "--max-workspaces",
      paramLabel = "<number>",
      defaultValue = "32",
      description = "How many workspaces may be open at a time (${DEFAULT-VALUE}).")
  private int most;

  @Option(
      names = "--allow-writes",
      description = {
        "Let the dashboard approve gates, acknowledge hand-offs, reset breakers and draw red",
        "lines; without it, it only reads."
      })
  private boolean allowWrites;

  @Option(
      names = "--maintain",
      description = "Run maintenance of open workspaces when it is due: see `stoa maintain`.")
  private boolean maintain;

  @Mixin private TokenFileOption tokens;

  @Override
  protected Answer answer() {
    try (Foreground process = new Foreground()) {
      Serving serving =
          new Serving(workspace(), host, port, names, tokens, allowWrites, maintain, this::started);
      if (workspaces == null) {
        serving.one(process);
      } else {
        serving.several(new WorkspacePlace(workspaces), most, process);
      }
      Answer stopped = Answer.ok("Stopped.\n", JsonObject.builder().put("stopped", true).build());
      stopped.print(json(), out());
      return new Answer(stopped.exit(), "", "");
    }
  }

  /** Says where it listens, before it waits. */
  private void started(HttpServer server) {
    String place =
        workspaces == null ? workspace().shown() : new WorkspacePlace(workspaces).shown();
    String url = workspaces == null ? server.url() : server.url() + "/w/<workspace>";
    String dashboard = workspaces == null ? server.dashboard() : server.dashboard("<workspace>");
    Answer.ok(
            "Serving "
                + place
                + " at "
                + url
                + "\n"
                + "Dashboard: "
                + dashboard
                + (tokens.isGiven() ? " (logs in once, within 15 minutes)" : "")
                + "\n"
                + (tokens.isGiven()
                    ? "Callers need a token.\n"
                    : "There are no tokens: every user of this machine may do everything, others"
                        + " nothing.\n"),
            JsonObject.builder()
                .put("store", place)
                .put("url", url)
                .put("dashboard", dashboard)
                .put("tokens", tokens.isGiven())
                .build())
        .print(json(), out());
  }
}
