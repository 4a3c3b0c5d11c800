package dev.stoa.app;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.http.HttpServer;
import dev.stoa.app.store.StoaAction;
import dev.stoa.app.token.TokenFileOption;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.json.JsonObject;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Fills a new workspace with a short story and serves it with its dashboard. */
@Command(
    name = "quickstart",
    description = {
      "Creates the workspace with a short story in it, and serves it with its dashboard.",
      "Nothing is added to a workspace that has agents already."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa quickstart",
      "  stoa quickstart --store jdbc:sqlite:first.db --port 9000",
      "  stoa quickstart --no-serve",
    })
final class QuickstartCommand extends StoaAction {

  @Option(
      names = "--port",
      paramLabel = "<number>",
      defaultValue = "8080",
      description = "The port to listen on; 0 for a free one (${DEFAULT-VALUE}).")
  private int port;

  @Option(names = "--no-serve", description = "Only create the workspace; start no server.")
  private boolean unserved;

  @Override
  protected Answer answer() {
    JsonObject told = workspace().fill(this::story);
    if (unserved) {
      return Answer.ok("Continue with: stoa serve\n", told);
    }
    Answer.ok("", told).print(json(), out());
    try (Foreground process = new Foreground()) {
      new Serving(
              workspace(),
              "127.0.0.1",
              port,
              List.of(),
              new TokenFileOption(),
              false,
              false,
              this::started)
          .one(process);
      return Answer.ok("Stopped.\n", JsonObject.builder().put("stopped", true).build());
    }
  }

  private JsonObject story(Stoa stoa) {
    say("Workspace: " + workspace().shown() + "\n\n");
    if (stoa.agents().totals().agents().total() > 0) {
      say("It has agents already: nothing was added.\n\n");
      return JsonObject.builder().put("store", workspace().shown()).put("added", false).build();
    }
    JsonObject story = new Story(stoa, this::say).tell();
    say("\n");
    return JsonObject.builder()
        .put("store", workspace().shown())
        .put("added", true)
        .put("story", story)
        .build();
  }

  private void started(HttpServer server) {
    Answer.ok(
            "Dashboard: " + server.dashboard() + "  (Ctrl+C ends the server)\n",
            JsonObject.builder()
                .put("url", server.url())
                .put("dashboard", server.dashboard())
                .build())
        .print(json(), out());
  }

  private void say(String text) {
    if (!json()) {
      out().print(text);
      out().flush();
    }
  }
}
