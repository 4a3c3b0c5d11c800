package dev.stoa.app.memory;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.RedLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Draws a red line. */
@Command(
    name = "protect",
    description = {
      "Protects a memory (red line): it cannot be forgotten, evicted, expired or edited.",
      "It gets importance 1 and moves to the glacial tier unless --keep-tier is given."
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

  @Option(names = "--keep-tier", description = "Keep its tier.")
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
