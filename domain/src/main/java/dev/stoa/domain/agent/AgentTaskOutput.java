package dev.stoa.domain.agent;

import dev.stoa.domain.kernel.PlainText;
import io.vavr.control.Option;

/** What a run printed: its output and its complaints, either of which may be missing. */
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

  /** Only complaints. */
  public static AgentTaskOutput error(String stderr) {
    return new AgentTaskOutput(Option.none(), Option.some(stderr));
  }

  /** With these complaints too. */
  public AgentTaskOutput withError(String text) {
    return new AgentTaskOutput(output, Option.some(text));
  }

  private static void check(String field, String text) {
    // A program may well print nothing but a line break.
    if (!text.isBlank() || text.length() > MAX_LENGTH) {
      PlainText.require(field, text, MAX_LENGTH);
    }
  }
}
