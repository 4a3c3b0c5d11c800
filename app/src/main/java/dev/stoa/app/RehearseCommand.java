package dev.stoa.app;

import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.TextFile;
import dev.stoa.adapter.sqlite.SqliteLibrary;
import dev.stoa.app.store.StoaAction;
import dev.stoa.domain.json.JsonObject;
import io.vavr.collection.Seq;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Loads what commands load, once for {@code bin/stoa}, which has the classes archived. */
@Command(
    name = "rehearse",
    hidden = true,
    description = {
      "Prepares quick starts for bin/stoa: plays the demo, reads in every command, runs those that",
      "are called most, and copies the native library of SQLite into the folder."
    },
    footerHeading = "%nExamples:%n",
    footer = "  stoa rehearse ./prepared")
final class RehearseCommand extends StoaAction {

  @Parameters(paramLabel = "<folder>", description = "A new folder.")
  private Path folder;

  @Override
  protected Answer answer() {
    PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
    try {
      SqliteLibrary.copyTo(Files.createDirectories(folder));
    } catch (IOException e) {
      throw CliFailure.usage("<folder> " + folder + " cannot be used: " + TextFile.reason(e));
    }
    Path demo = folder.resolve("demo");
    run(nowhere, "demo", "--folder", demo.toString());
    for (String group : listed()) {
      String store = "jdbc:sqlite:" + demo.resolve("demo.db");
      run(nowhere, group, "list", "--store", store);
      run(nowhere, group, "list", "--store", store, "--json");
    }
    StoaCommand.commandLine(InputStream.nullInputStream(), nowhere, nowhere).usage(nowhere);
    return Answer.ok(
        "Rehearsed in " + folder + "\n",
        JsonObject.builder().put("folder", folder.toString()).build());
  }

  /** The groups whose lists need no more than a store. */
  private static Seq<String> listed() {
    return Catalogue.complete()
        .groups()
        .map(ActionGroup::name)
        .filter(group -> Catalogue.complete().find(group + ".list").isDefined())
        .reject(group -> group.contains("."));
  }

  private static void run(PrintWriter nowhere, String... words) {
    StoaCommand.run(words, InputStream.nullInputStream(), nowhere, nowhere);
  }
}
