package dev.stoa.app.memory;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.domain.memory.MemoryId;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Puts a memory away. */
@Command(
    name = "forget",
    description = "Archives a memory; it can be restored.",
    footerHeading = "%nExamples:%n",
    footer = "  stoa memory forget <id> --reason 'no longer true'")
final class ForgetCommand extends MemoryAction {

  @Parameters(paramLabel = "<id>", description = "The memory.")
  private String id;

  @Option(
      names = "--reason",
      defaultValue = "user_deleted",
      paramLabel = "<text>",
      description = "Why.")
  private String reason;

  @Override
  protected Answer answer() {
    MemoryId memory = id(id);
    return MemoryView.answer(
        CliFailure.checked(
                "--reason: ", () -> workspace().use(stoa -> stoa.memory().forget(memory, reason)))
            .getOrElseThrow(CliFailure::refused));
  }
}
