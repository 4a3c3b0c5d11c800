package dev.stoa.domain.agent;

import dev.stoa.domain.kernel.PlainText;
import io.vavr.control.Option;

/**
 * Who runs tasks: a name of its own choosing and, if it likes, its process.
 *
 * @param pid the process, for people who look for it
 */
public record AgentTaskWorker(String name, Option<Long> pid) {

  /** The longest name. */
  public static final int MAX_LENGTH = 255;

  /** Refuses a blank or overlong name and a process that cannot be. */
  public AgentTaskWorker {
    PlainText.require("worker", name, MAX_LENGTH);
    pid.filter(number -> number < 1)
        .forEach(
            number -> {
              throw new IllegalArgumentException("pid is " + number + ": give 1 or more");
            });
  }

  /** A worker that keeps its process to itself. */
  public static AgentTaskWorker named(String name) {
    return new AgentTaskWorker(name, Option.none());
  }

  /** The same worker, in this process. */
  public AgentTaskWorker inProcess(long number) {
    return new AgentTaskWorker(name, Option.some(number));
  }
}
