package dev.stoa.domain.agent;

import java.time.Instant;

/** The processes of one machine. */
public interface ProcessTable {

  /** The host name of spawns on this machine. */
  String host();

  /**
   * Whether the process still runs.
   *
   * <p>A process that started after {@code known} only reuses the process id.
   */
  boolean runs(long pid, Instant known);
}
