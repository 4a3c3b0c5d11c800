package dev.stoa.app.memory;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.domain.memory.MemoryId;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Brings a memory back. */
@Command(
    name = "restore",
    description = "Restores the memory that was last forgotten under an id.",
    footerHeading = "%nExamples:%n",
    footer = "  stoa memory restore <id>")
final class RestoreCommand extends MemoryAction {

  @Parameters(paramLabel = "<id>", description = "The memory.")
  private String id;

  @Override
  protected Answer answer() {
    MemoryId memory = id(id);
    return MemoryView.answer(
        workspace().use(stoa -> stoa.memory().restore(memory)).getOrElseThrow(CliFailure::refused));
  }
}
