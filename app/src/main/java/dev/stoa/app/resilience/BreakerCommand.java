package dev.stoa.app.resilience;

import dev.stoa.adapter.cli.CommandGroup;
import picocli.CommandLine.Command;

/** The commands of the circuit breakers. */
@Command(
    name = "breaker",
    description = "Circuit breakers: which providers are failing, and when to try them again.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa breaker failure anthropic",
      "  stoa breaker list",
      "  stoa breaker configure search --failures 5 --cooldown 30",
      "  stoa breaker reset anthropic",
    },
    subcommands = {
      ListBreakersCommand.class,
      ShowBreakerCommand.class,
      SuccessCommand.class,
      FailureCommand.class,
      ResetBreakerCommand.class,
      ConfigureBreakerCommand.class
    })
public final class BreakerCommand extends CommandGroup {}
