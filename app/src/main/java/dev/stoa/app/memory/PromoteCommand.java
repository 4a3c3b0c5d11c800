package dev.stoa.app.memory;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.domain.memory.MemoryId;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Makes a memory faster. */
@Command(
    name = "promote",
    description = "Promotes a memory by one tier, if its outcomes were surprising.",
    footerHeading = "%nExamples:%n",
    footer = "  stoa memory promote <id>")
final class PromoteCommand extends MemoryAction {

  @Parameters(paramLabel = "<id>", description = "The memory.")
  private String id;

  @Override
  protected Answer answer() {
    MemoryId memory = id(id);
    return MemoryView.answer(
        workspace().use(stoa -> stoa.memory().promote(memory)).getOrElseThrow(CliFailure::refused));
  }
}
