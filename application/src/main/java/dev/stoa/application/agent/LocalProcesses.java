package dev.stoa.application.agent;

import dev.stoa.domain.agent.ProcessTable;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.time.Instant;

/** The processes of the machine, or container, this program runs on. */
public final class LocalProcesses implements ProcessTable {

  /** Operating systems measure the start of a process by another clock, seconds apart. */
  private static final Duration CLOCK_SLACK = Duration.ofSeconds(2);

  private final String host;

  /** Under the name the machine gives itself. */
  public LocalProcesses() {
    this(localName());
  }

  /** Under a name of the operator's choice, where machines share one or change theirs. */
  public LocalProcesses(String host) {
    this.host = host;
  }

  @Override
  public String host() {
    return host;
  }

  @Override
  public boolean runs(long pid, Instant known) {
    return ProcessHandle.of(pid)
        .filter(ProcessHandle::isAlive)
        .filter(process -> !startedAfter(process, known))
        .isPresent();
  }

  private static boolean startedAfter(ProcessHandle process, Instant known) {
    return process
        .info()
        .startInstant()
        .filter(start -> start.isAfter(known.plus(CLOCK_SLACK)))
        .isPresent();
  }

  private static String localName() {
    try {
      return InetAddress.getLocalHost().getHostName();
    } catch (UnknownHostException nameless) {
      return "localhost";
    }
  }
}
