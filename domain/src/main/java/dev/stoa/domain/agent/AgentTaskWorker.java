package dev.stoa.domain.agent;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.PlainText;
import io.vavr.control.Option;

/**
 * A worker that runs tasks: a name and, optionally, its process.
 *
 * @param pid the process id, for information
 */
public record AgentTaskWorker(String name, Option<Long> pid) {

  /** The longest name. */
  public static final int MAX_LENGTH = 255;

  /** Refuses a blank or too long name, and an invalid process id. */
  public AgentTaskWorker {
    PlainText.require("worker", name, MAX_LENGTH);
    pid.filter(number -> number < 1)
        .forEach(
            number -> {
              throw new InvalidValue("pid is " + number + ": give 1 or more");
            });
  }

  /** A worker without a process id. */
  public static AgentTaskWorker named(String name) {
    return new AgentTaskWorker(name, Option.none());
  }

  /** The same worker, in this process. */
  public AgentTaskWorker inProcess(long number) {
    return new AgentTaskWorker(name, Option.some(number));
  }
}
