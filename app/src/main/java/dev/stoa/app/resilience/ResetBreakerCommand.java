package dev.stoa.app.resilience;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.domain.resilience.BreakerName;
import picocli.CommandLine.Command;

/** Closes a breaker. */
@Command(
    name = "reset",
    description = "Closes a breaker and resets its failures; audited.",
    footerHeading = "%nExamples:%n",
    footer = "  stoa breaker reset anthropic")
final class ResetBreakerCommand extends NamedBreaker {

  @Override
  protected Answer answer() {
    BreakerName name = name();
    return BreakerView.answer(
        workspace().use(stoa -> stoa.breakers().reset(name)).getOrElseThrow(CliFailure::refused));
  }
}
