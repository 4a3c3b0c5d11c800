package dev.stoa.app.files;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.app.store.StoaAction;
import dev.stoa.domain.files.FileDesk;
import dev.stoa.domain.files.SyncStep;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonValue;
import io.vavr.collection.Seq;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Brings a folder on disk and the memory files of a scope together. */
@Command(
    name = "sync",
    description = {
      "Brings a folder on disk and the memory files of a scope together, both ways.",
      "A file that only one side has changed since the last time is copied or deleted on the other;",
      "one that both have changed is named as a conflict, and neither is overwritten."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa files sync ./memories --scope agent:zealot",
      "  stoa files sync ./memories --scope team:core --dry-run --json",
    })
public final class SyncFilesCommand extends StoaAction {

  @Parameters(paramLabel = "<folder>", description = "The folder, which must exist.")
  private Path folder;

  @Option(
      names = "--scope",
      paramLabel = "<scope>",
      defaultValue = "shared",
      description = "Whose files: agent:ada, user:u1, project:p1, team:t1, or any name (shared).")
  private String scope;

  @Option(
      names = "--as",
      paramLabel = "<agent>",
      description = "The agent that acts: an identity, an id, or a unique suffix of an id.")
  private String as;

  @Option(names = "--dry-run", description = "Only say what would be done.")
  private boolean dryRun;

  @Override
  protected Answer answer() {
    if (!Files.isDirectory(folder)) {
      throw CliFailure.usage(folder + " is no folder: create it first");
    }
    FileDesk desk = as == null ? FileDesk.of(scope) : FileDesk.of(scope).as(as);
    FolderSync.Report report =
        workspace().use(stoa -> run(new FolderSync(stoa.files(), desk, new SyncedFolder(folder))));
    return answer(report);
  }

  private FolderSync.Report run(FolderSync sync) {
    try {
      return sync.run(dryRun);
    } catch (IOException e) {
      throw CliFailure.usage("the folder could not be read or written: " + e.getMessage());
    }
  }

  private static Answer answer(FolderSync.Report report) {
    StringBuilder text = new StringBuilder();
    report
        .done()
        .forEach(
            one ->
                text.append(word(one.step()))
                    .append(' ')
                    .append(one.path())
                    .append(one.reason().map(why -> ": " + why).getOrElse(""))
                    .append('\n'));
    report
        .leftOut()
        .forEach(
            (name, why) ->
                text.append("left out ").append(name).append(": ").append(why).append('\n'));
    if (text.isEmpty()) {
      text.append("Both sides say the same\n");
    }
    Seq<JsonValue> done =
        report
            .done()
            .map(
                one ->
                    JsonObject.builder()
                        .put("step", word(one.step()).replace(' ', '_'))
                        .put("path", one.path().value())
                        .build());
    JsonObject json =
        JsonObject.builder()
            .put("done", done)
            .put("left_out", report.leftOut().keySet().toVector())
            .build();
    return Answer.of(
        !report.done().exists(one -> one.step() == SyncStep.CONFLICT), text.toString(), json);
  }

  private static String word(SyncStep step) {
    return step.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
