package dev.stoa.app.memory;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.domain.memory.MemoryId;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Deletes an archived memory for good. */
@Command(
    name = "purge",
    description = "Deletes the archived versions of a memory permanently; audited.",
    footerHeading = "%nExamples:%n",
    footer = "  stoa memory purge <id>")
final class PurgeCommand extends MemoryAction {

  @Parameters(paramLabel = "<id>", description = "The memory.")
  private String id;

  @Override
  protected Answer answer() {
    MemoryId memory = id(id);
    return MemoryView.answer(
        workspace().use(stoa -> stoa.memory().purge(memory)).getOrElseThrow(CliFailure::refused));
  }
}
