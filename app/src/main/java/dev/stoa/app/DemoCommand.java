package dev.stoa.app;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.TextFile;
import dev.stoa.app.demo.DemoContext;
import dev.stoa.app.demo.DemoSection;
import dev.stoa.app.store.StoaAction;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.json.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Runs the main features on a new SQLite workspace. */
@Command(
    name = "demo",
    description = {
      "Runs the main features on a new SQLite workspace and lists them; --all shows the results.",
      "The workspace stays for inspection; --store is not used."
    },
    footerHeading = "%nExamples:%n",
    footer = {"  stoa demo", "  stoa demo --all", "  stoa demo --folder ./demo"})
final class DemoCommand extends StoaAction {

  @Option(
      names = "--folder",
      paramLabel = "<folder>",
      description = "An empty or new folder (default: a new temporary one).")
  private Path folder;

  @Option(names = "--all", description = "Show the results of every step.")
  private boolean all;

  @Override
  protected Answer answer() {
    Path database = freshFolder().resolve("demo.db");
    String url = "jdbc:sqlite:" + database;
    say("A new workspace: " + url + "\n\n");
    List<JsonObject> sections = new ArrayList<>();
    JsonObject story;
    try (Stoa stoa = Stoa.open(url)) {
      int number = 0;
      for (DemoSection section : DemoSections.all()) {
        number++;
        DemoContext demo = new DemoContext(stoa, database, all ? this::say : text -> {});
        String title = number + ". " + section.title();
        say(all ? "== " + title + " ==\n\n" : (number < 10 ? " " : "") + title + "\n");
        section.run(demo);
        sections.add(demo.json(section.title()));
      }
      say(all ? "== A short story ==\n\n" : "\n");
      story = new Story(stoa, this::say).tell();
    }
    return Answer.ok(
        "\nContinue with: stoa serve --store "
            + url
            + "\n"
            + (all ? "" : "Every step with its result: stoa demo --all\n"),
        JsonObject.builder()
            .put("store", url)
            .put("sections", io.vavr.collection.List.ofAll(sections))
            .put("story", story)
            .build());
  }

  private void say(String text) {
    if (!json()) {
      out().print(text);
      out().flush();
    }
  }

  private Path freshFolder() {
    try {
      if (folder == null) {
        return Files.createTempDirectory("stoa-demo-");
      }
      Path made = Files.createDirectories(folder.toAbsolutePath().normalize());
      try (Stream<Path> inside = Files.list(made)) {
        if (inside.findAny().isPresent()) {
          throw CliFailure.refused(
              "--folder " + folder + " is not empty: give a new folder, nothing is overwritten");
        }
      }
      return made;
    } catch (IOException e) {
      throw CliFailure.usage(
          "--folder " + folder + " cannot be used: " + TextFile.reason(e) + "; give another");
    }
  }
}
