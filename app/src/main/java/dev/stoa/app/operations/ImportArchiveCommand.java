package dev.stoa.app.operations;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.TextFile;
import dev.stoa.app.store.StoaAction;
import dev.stoa.domain.operations.ContentRoots;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Fills an empty workspace from an archive. */
@Command(
    name = "archive",
    description = {
      "Fills an empty workspace from an archive that `stoa export` wrote; it is created if"
          + " missing.",
      "Everything is imported or nothing: a damaged archive leaves the workspace as it was."
    },
    footerHeading = "%nExamples:%n",
    footer = {"  stoa import archive agents.zip --store jdbc:sqlite:restored.db"})
final class ImportArchiveCommand extends StoaAction {

  @Parameters(paramLabel = "<file.zip>", description = "The archive.")
  private Path file;

  @Override
  protected Answer answer() {
    if (!Files.isReadable(file)) {
      throw CliFailure.usage("<file.zip> " + file + " cannot be read: check the path");
    }
    ContentRoots roots =
        withProgress(
            progress ->
                workspace()
                    .fill(
                        stoa -> {
                          try {
                            return stoa.transfer()
                                .importArchive(file, progress::rows)
                                .getOrElseThrow(CliFailure::refused);
                          } catch (UncheckedIOException e) {
                            throw unreadable(
                                Objects.requireNonNull(e.getCause(), "an I/O failure has a cause"));
                          }
                        }));
    return RootsView.answer(file.toString(), workspace().shown(), roots);
  }

  private CliFailure unreadable(IOException e) {
    return CliFailure.usage("<file.zip> " + file + " cannot be read: " + TextFile.reason(e));
  }
}
