package dev.stoa.bootstrap.memory;

import dev.stoa.bootstrap.cli.Answer;
import dev.stoa.bootstrap.cli.CliFailure;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.RedLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Draws a red line. */
@Command(
    name = "protect",
    description = {
      "Draws a red line around a memory: it is not forgotten, evicted, expired or rewritten.",
      "It gets full importance and, unless told otherwise, goes to the glacial tier."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa memory protect <id> --reason 'safety rule'",
      "  stoa memory protect <id> --reason 'in use' --keep-tier",
    })
final class ProtectCommand extends MemoryAction {

  @Parameters(paramLabel = "<id>", description = "The memory.")
  private String id;

  @Option(names = "--reason", required = true, paramLabel = "<text>", description = "Why.")
  private String reason;

  @Option(names = "--keep-tier", description = "Leave it in its tier.")
  private boolean keepTier;

  @Override
  protected Answer answer() {
    MemoryId memory = id(id);
    RedLine line = CliFailure.checked("--reason: ", () -> new RedLine(reason));
    return MemoryView.answer(
        workspace()
            .use(stoa -> stoa.memory().protect(memory, line, !keepTier))
            .getOrElseThrow(CliFailure::refused));
  }
}
