package dev.stoa.bootstrap.cli;

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

/** Plays the platform's main story on a new SQLite workspace. */
@Command(
    name = "demo",
    description = {
      "Plays the main story on a new SQLite workspace and shows what happens.",
      "The workspace stays where it says, to be looked at; --store is not touched."
    },
    footerHeading = "%nExamples:%n",
    footer = {"  stoa demo", "  stoa demo --folder ./demo"})
final class DemoCommand extends StoaAction {

  @Option(
      names = "--folder",
      paramLabel = "<folder>",
      description = "An empty or new folder to play in (a new temporary one).")
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
    List<JsonObject> told = new ArrayList<>();
    try (Stoa stoa = Stoa.open(url)) {
      int number = 0;
      for (DemoChapter chapter : DemoChapters.all()) {
        number++;
        print.accept("== Chapter " + number + ": " + chapter.title() + " ==\n\n");
        DemoStage stage = new DemoStage(stoa, database, print);
        chapter.play(stage);
        told.add(stage.json(chapter.title()));
      }
    }
    return Answer.ok(
        "Look around: stoa audit list --store " + url + "\n",
        new JsonMembers()
            .with("store", url)
            .with("chapters", io.vavr.collection.List.ofAll(told))
            .object());
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
