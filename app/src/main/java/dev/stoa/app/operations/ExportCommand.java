package dev.stoa.app.operations;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.OutputFile;
import dev.stoa.app.store.StoaAction;
import dev.stoa.domain.operations.ContentRoots;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Writes the whole content of a workspace into an archive. */
@Command(
    name = "export",
    description = {
      "Writes the whole content of a workspace into one file, from one snapshot.",
      "The archive is a zip file of JSON lines that any Stoa can import, on either engine."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa export agents.zip",
      "  stoa export agents.zip --store jdbc:postgresql://localhost/stoa?currentSchema=team_a",
    })
public final class ExportCommand extends StoaAction {

  @Parameters(paramLabel = "<file.zip>", description = "The archive; an existing one is replaced.")
  private Path file;

  @Override
  protected Answer answer() {
    ContentRoots roots =
        withProgress(
            progress ->
                workspace()
                    .use(
                        stoa ->
                            new OutputFile("<file.zip>", file)
                                .writeBytes(out -> stoa.transfer().export(out, progress::rows))));
    return RootsView.answer(workspace().shown(), file.toString(), roots);
  }
}
