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
import java.util.function.Consumer;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Runs the main features on a new SQLite workspace. */
@Command(
    name = "demo",
    description = {
      "Runs the main features on a new SQLite workspace and shows the results.",
      "The workspace stays for inspection; --store is not used."
    },
    footerHeading = "%nExamples:%n",
    footer = {"  stoa demo", "  stoa demo --folder ./demo"})
final class DemoCommand extends StoaAction {

  @Option(
      names = "--folder",
      paramLabel = "<folder>",
      description = "An empty or new folder (default: a new temporary one).")
  private Path folder;

  @Override
  protected Answer answer() {
    Path database = freshFolder().resolve("demo.db");
    String url = "jdbc:sqlite:" + database;
    Consumer<String> print =
        text -> {
          if (!json()) {
            out().print(text);
            out().flush();
          }
        };
    print.accept("A new workspace: " + url + "\n\n");
    List<JsonObject> sections = new ArrayList<>();
    try (Stoa stoa = Stoa.open(url)) {
      int number = 0;
      for (DemoSection section : DemoSections.all()) {
        number++;
        print.accept("== " + number + ". " + section.title() + " ==\n\n");
        DemoContext demo = new DemoContext(stoa, database, print);
        section.run(demo);
        sections.add(demo.json(section.title()));
      }
    }
    return Answer.ok(
        "Continue with: stoa audit list --store " + url + "\n",
        JsonObject.builder()
            .put("store", url)
            .put("sections", io.vavr.collection.List.ofAll(sections))
            .build());
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
