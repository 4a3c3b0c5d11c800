package dev.stoa.domain.agent;

import dev.stoa.domain.kernel.PlainText;
import io.vavr.control.Option;

/** The output and stderr of a run; either may be absent. */
public record AgentTaskOutput(Option<String> output, Option<String> stderr) {

  /** The longest text of either kind. */
  public static final int MAX_LENGTH = 4_000_000;

  /** Nothing was printed. */
  public static final AgentTaskOutput NONE = new AgentTaskOutput(Option.none(), Option.none());

  /** Refuses an overlong text and one no store can hold; an empty one is a text too. */
  public AgentTaskOutput {
    output.forEach(text -> check("output", text));
    stderr.forEach(text -> check("stderr", text));
  }

  /** Only output. */
  public static AgentTaskOutput of(String output) {
    return new AgentTaskOutput(Option.some(output), Option.none());
  }

  /** Only stderr. */
  public static AgentTaskOutput error(String stderr) {
    return new AgentTaskOutput(Option.none(), Option.some(stderr));
  }

  /** With stderr. */
  public AgentTaskOutput withError(String text) {
    return new AgentTaskOutput(output, Option.some(text));
  }

  private static void check(String field, String text) {
    // Output may consist of whitespace only.
    if (!text.isBlank() || text.length() > MAX_LENGTH) {
      PlainText.require(field, text, MAX_LENGTH);
    }
  }
}
