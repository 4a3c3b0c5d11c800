package dev.stoa.app.agent;

import dev.stoa.application.agent.LocalProcesses;
import picocli.CommandLine.Option;

/** The machine a spawn runs on. */
final class HostOption {

  @Option(
      names = "--host",
      paramLabel = "<name>",
      description = "The host name, if not that of this machine.")
  private String host;

  boolean isGiven() {
    return host != null;
  }

  LocalProcesses processes() {
    return host == null ? new LocalProcesses() : new LocalProcesses(host);
  }
}
