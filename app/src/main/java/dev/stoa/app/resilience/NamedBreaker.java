package dev.stoa.app.resilience;

import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.app.StoaAction;
import dev.stoa.domain.resilience.BreakerName;
import picocli.CommandLine.Parameters;

/** A command about one breaker. */
abstract class NamedBreaker extends StoaAction {

  @Parameters(paramLabel = "<name>", description = "The name of the breaker.")
  private String name;

  final BreakerName name() {
    return CliFailure.checked(() -> new BreakerName(name));
  }
}
