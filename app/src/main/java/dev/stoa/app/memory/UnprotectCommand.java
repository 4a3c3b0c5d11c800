package dev.stoa.app.memory;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.domain.memory.MemoryId;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Lifts a red line. */
@Command(
    name = "unprotect",
    description = "Removes the protection of a memory; audited.",
    footerHeading = "%nExamples:%n",
    footer = "  stoa memory unprotect <id>")
final class UnprotectCommand extends MemoryAction {

  @Parameters(paramLabel = "<id>", description = "The memory.")
  private String id;

  @Override
  protected Answer answer() {
    MemoryId memory = id(id);
    return MemoryView.answer(
        workspace()
            .use(stoa -> stoa.memory().unprotect(memory))
            .getOrElseThrow(CliFailure::refused));
  }
}
