package dev.stoa.app.resilience;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.domain.resilience.BreakerName;
import dev.stoa.domain.resilience.BreakerRefused;
import picocli.CommandLine.Command;

/** Shows one breaker. */
@Command(
    name = "show",
    description = "Shows the current state of a breaker.",
    footerHeading = "%nExamples:%n",
    footer = "  stoa breaker show anthropic")
final class ShowBreakerCommand extends NamedBreaker {

  @Override
  protected Answer answer() {
    BreakerName name = name();
    return BreakerView.answer(
        workspace()
            .use(stoa -> stoa.breakers().find(name))
            .getOrElseThrow(() -> CliFailure.refused(new BreakerRefused.Unknown(name))));
  }
}
