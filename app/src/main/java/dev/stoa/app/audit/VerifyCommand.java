package dev.stoa.app.audit;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.app.StoaAction;
import dev.stoa.application.audit.VerifyRequest;
import dev.stoa.domain.audit.ChainReport;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Recomputes the whole chain. */
@Command(
    name = "verify",
    description = {
      "Recomputes every hash, link and tree node, and names the first fault (exit code 1).",
      "A dropped tail or a rewritten chain is detected only with a checkpoint saved elsewhere: "
          + "give it with --checkpoint and the log's verifier key."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa audit verify",
      "  stoa audit verify --checkpoint log.checkpoint --key log.key.pub",
      "  stoa audit verify --aua aua.db",
    })
final class VerifyCommand extends StoaAction {

  @Mixin private SavedCheckpoints saved;

  @Option(
      names = "--progress",
      description = "Print progress to standard error, even if it is not a terminal.")
  private boolean progress;

  @Option(
      names = "--aua",
      paramLabel = "<file.db>",
      description = "Verify the chain in a database of the AUA system instead; only reads it.")
  private Path aua;

  @Override
  protected Answer answer() {
    if (aua != null) {
      if (saved.areGiven()) {
        throw CliFailure.usage(
            "--aua chains have no checkpoints: leave --checkpoint and --key out");
      }
      return AuaVerification.of(aua);
    }
    VerifyRequest request = saved.request();
    try (Progress counted = new Progress(err(), progress)) {
      ChainReport report =
          workspace()
              .use(stoa -> stoa.audit().verify(request.reporting(counted)))
              .getOrElseThrow(CliFailure::refused);
      return Answer.of(report.isSound(), ChainView.table(report).text(), ChainView.json(report));
    }
  }
}
