package dev.stoa.app.resilience;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.domain.resilience.BreakerName;
import picocli.CommandLine.Command;

/** Counts a call that failed. */
@Command(
    name = "failure",
    description = "Records a failed call and shows the breaker.",
    footerHeading = "%nExamples:%n",
    footer = "  stoa breaker failure anthropic")
final class FailureCommand extends NamedBreaker {

  @Override
  protected Answer answer() {
    BreakerName name = name();
    return BreakerView.answer(workspace().create(stoa -> stoa.breakers().failure(name)).status());
  }
}
