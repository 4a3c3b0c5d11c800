package dev.stoa.app.memory;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.domain.memory.MemoryId;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Makes a memory slower. */
@Command(
    name = "demote",
    description = "Demotes a memory by one tier, if its outcomes were stable.",
    footerHeading = "%nExamples:%n",
    footer = "  stoa memory demote <id>")
final class DemoteCommand extends MemoryAction {

  @Parameters(paramLabel = "<id>", description = "The memory.")
  private String id;

  @Override
  protected Answer answer() {
    MemoryId memory = id(id);
    return MemoryView.answer(
        workspace().use(stoa -> stoa.memory().demote(memory)).getOrElseThrow(CliFailure::refused));
  }
}
