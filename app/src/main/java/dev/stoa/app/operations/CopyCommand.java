package dev.stoa.app.operations;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.app.store.ConfiguredStore;
import dev.stoa.app.store.StoaAction;
import dev.stoa.domain.operations.ContentRoots;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Copies a workspace into another one, on either engine. */
@Command(
    name = "copy",
    description = {
      "Copies the whole content of a workspace into an empty one, on either engine.",
      "It is read from one snapshot, written in one transaction and compared before the commit:",
      "the printed roots are those of both sides."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa copy --from jdbc:sqlite:agents.db --to jdbc:postgresql://localhost/stoa",
      "  stoa copy --from jdbc:postgresql://localhost/stoa --to jdbc:sqlite:agents.db",
    })
public final class CopyCommand extends StoaAction {

  @Option(
      names = "--from",
      required = true,
      paramLabel = "<jdbc url>",
      description = "The workspace that is read.")
  private String from;

  @Option(
      names = "--to",
      required = true,
      paramLabel = "<jdbc url>",
      description = "The empty workspace that is filled; it is created if missing.")
  private String to;

  @Override
  protected Answer answer() {
    ConfiguredStore source = workspace().at("--from", from);
    ConfiguredStore target = workspace().at("--to", to);
    ContentRoots roots =
        withProgress(
            progress ->
                source.use(
                    read ->
                        target.fill(
                            filled ->
                                read.transfer()
                                    .copyTo(filled.transfer(), progress::rows)
                                    .getOrElseThrow(CliFailure::refused))));
    return RootsView.answer(source.shown(), target.shown(), roots);
  }
}
