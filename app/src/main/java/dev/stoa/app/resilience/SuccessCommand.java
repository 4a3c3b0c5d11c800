package dev.stoa.app.resilience;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.domain.resilience.BreakerName;
import picocli.CommandLine.Command;

/** Counts a call that went well. */
@Command(
    name = "success",
    description = "Records a successful call and shows the breaker.",
    footerHeading = "%nExamples:%n",
    footer = "  stoa breaker success anthropic")
final class SuccessCommand extends NamedBreaker {

  @Override
  protected Answer answer() {
    BreakerName name = name();
    return BreakerView.answer(workspace().create(stoa -> stoa.breakers().success(name)).status());
  }
}
