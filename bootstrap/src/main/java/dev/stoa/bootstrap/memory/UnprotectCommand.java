package dev.stoa.bootstrap.memory;

import dev.stoa.bootstrap.cli.Answer;
import dev.stoa.bootstrap.cli.CliFailure;
import dev.stoa.domain.memory.MemoryId;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lifts a red line. */
@Command(
    name = "unprotect",
    description = "Lifts a red line; the audit trail keeps why.",
    footerHeading = "%nExamples:%n",
    footer = "  stoa memory unprotect <id> --reason 'the contract ended'")
final class UnprotectCommand extends MemoryAction {

  @Parameters(paramLabel = "<id>", description = "The memory.")
  private String id;

  @Option(names = "--reason", required = true, paramLabel = "<text>", description = "Why.")
  private String reason;

  @Override
  protected Answer answer() {
    MemoryId memory = id(id);
    return MemoryView.answer(
        CliFailure.checked(
                "--reason: ",
                () -> workspace().use(stoa -> stoa.memory().unprotect(memory, reason)))
            .getOrElseThrow(CliFailure::refused));
  }
}
