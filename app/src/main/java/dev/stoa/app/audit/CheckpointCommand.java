package dev.stoa.app.audit;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.adapter.cli.Printable;
import dev.stoa.adapter.cli.TextFile;
import dev.stoa.app.StoaAction;
import dev.stoa.domain.audit.SignedCheckpoint;
import dev.stoa.domain.audit.tlog.SigningKey;
import dev.stoa.domain.kernel.Instants;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Signs the log as it stands. */
@Command(
    name = "checkpoint",
    description = {
      "Signs the current log, stores the checkpoint and prints its note.",
      "Save the note outside the workspace: with it, a rewritten chain or a dropped tail is "
          + "detected. The first checkpoint of a key adds an entry that records the key."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa audit checkpoint --key log.key",
      "  stoa audit checkpoint --key log.key --out log.checkpoint",
    })
final class CheckpointCommand extends StoaAction {

  @Option(
      names = "--key",
      required = true,
      paramLabel = "<secret key file>",
      description = "The secret key that `stoa audit keygen` wrote.")
  private Path key;

  @Option(
      names = "--out",
      paramLabel = "<file>",
      description = "Write the note to this file; an existing one is replaced.")
  private Path file;

  @Override
  protected Answer answer() {
    SigningKey signing = Keys.signing(key);
    SignedCheckpoint signed =
        workspace()
            .use(stoa -> stoa.audit().checkpoint(signing))
            .getOrElseThrow(CliFailure::refused);
    if (file != null) {
      new TextFile("--out", file).write(signed.note());
    }
    return Answer.ok(
        file == null
            ? signed.note()
            : "Checkpoint of "
                + signed.size()
                + " entries written to "
                + Printable.line(file.toString())
                + "\n",
        new JsonMembers()
            .with("id", signed.id())
            .with("origin", signed.origin())
            .with("size", signed.size())
            .with("root", signed.root().hex())
            .with("at", Instants.text(signed.at()))
            .with("note", signed.note())
            .withText("file", io.vavr.control.Option.of(file).map(Path::toString))
            .object());
  }
}
