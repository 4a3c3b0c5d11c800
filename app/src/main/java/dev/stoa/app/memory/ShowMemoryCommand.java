package dev.stoa.app.memory;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryRefused;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Shows a memory. */
@Command(
    name = "show",
    description = "Shows a memory, its tier changes and a recommendation.",
    footerHeading = "%nExamples:%n",
    footer = {"  stoa memory show <id>", "  stoa memory show <id> --json"})
final class ShowMemoryCommand extends MemoryAction {

  @Parameters(paramLabel = "<id>", description = "The memory.")
  private String id;

  @Override
  protected Answer answer() {
    MemoryId memory = id(id);
    return workspace()
        .use(
            stoa ->
                stoa.memory()
                    .find(memory)
                    .map(found -> MemoryView.answer(found, stoa.memory().moves(memory)))
                    .getOrElseThrow(() -> CliFailure.refused(new MemoryRefused.Unknown(memory))));
  }
}
