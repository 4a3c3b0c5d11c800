package dev.stoa.bootstrap.memory;

import dev.stoa.bootstrap.cli.Answer;
import dev.stoa.bootstrap.cli.CliFailure;
import dev.stoa.domain.memory.MemoryId;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lets go of an archived memory for good. */
@Command(
    name = "purge",
    description = "Lets go for good of what was forgotten under an id; the audit trail keeps why.",
    footerHeading = "%nExamples:%n",
    footer = "  stoa memory purge <id> --reason 'erasure request 7'")
final class PurgeCommand extends MemoryAction {

  @Parameters(paramLabel = "<id>", description = "The memory.")
  private String id;

  @Option(names = "--reason", required = true, paramLabel = "<text>", description = "Why.")
  private String reason;

  @Override
  protected Answer answer() {
    MemoryId memory = id(id);
    return MemoryView.answer(
        CliFailure.checked(
                "--reason: ", () -> workspace().use(stoa -> stoa.memory().purge(memory, reason)))
            .getOrElseThrow(CliFailure::refused));
  }
}
