package dev.stoa.domain.agent;

import java.time.Instant;

/** What one machine knows of its processes. */
public interface ProcessTable {

  /** The name spawns of this machine are started under. */
  String host();

  /**
   * Whether the process still runs.
   *
   * <p>A process that began after {@code known} only bears the number of the one that was meant.
   */
  boolean runs(long pid, Instant known);
}
