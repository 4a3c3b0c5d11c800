package dev.stoa.domain.agent;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.PlainText;

/** The operating system's process that a spawn runs in. */
public record SpawnProcess(String host, long pid) {

  /** The longest host name. */
  public static final int MAX_HOST_LENGTH = 255;

  /** Refuses invalid hosts and process ids. */
  public SpawnProcess {
    PlainText.require("host", host, MAX_HOST_LENGTH);
    if (pid < 1) {
      throw new InvalidValue("pid " + pid + " is no process: give a number from 1");
    }
  }
}
