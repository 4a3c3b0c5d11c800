package dev.stoa.bootstrap.agent;

import picocli.CommandLine.Option;

/** The machine a spawn runs on. */
final class HostOption {

  @Option(
      names = "--host",
      paramLabel = "<name>",
      description = "The machine, if not by its own name.")
  private String host;

  boolean isGiven() {
    return host != null;
  }

  LocalProcesses processes() {
    return host == null ? new LocalProcesses() : new LocalProcesses(host);
  }
}
