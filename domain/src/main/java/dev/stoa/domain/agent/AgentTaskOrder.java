package dev.stoa.domain.agent;

import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.PlainText;
import io.vavr.control.Option;

/**
 * A new task; start from {@link #of}.
 *
 * @param agent the agent it is for
 * @param channel the channel it belongs to, if any
 * @param maxAttempts maximum number of attempts
 */
public record AgentTaskOrder(
    AgentId agent, Option<ChannelId> channel, String input, int maxAttempts) {

  /** Maximum number of tasks in one call. */
  public static final int MAX_BATCH = 10_000;

  /** The longest input. */
  public static final int MAX_INPUT = 4_000_000;

  /** The default number of attempts. */
  public static final int USUAL_ATTEMPTS = 3;

  /** The most attempts a task may have. */
  public static final int MOST_ATTEMPTS = 1_000;

  /** Refuses an input that is blank, overlong or not storable, and attempts out of range. */
  public AgentTaskOrder {
    PlainText.require("input", input, MAX_INPUT);
    if (maxAttempts < 1 || maxAttempts > MOST_ATTEMPTS) {
      throw new InvalidValue("max_attempts is " + maxAttempts + ": give 1 to " + MOST_ATTEMPTS);
    }
  }

  /** A task for an agent, without a channel, with three attempts. */
  public static AgentTaskOrder of(AgentId agent, String input) {
    return new AgentTaskOrder(agent, Option.none(), input, USUAL_ATTEMPTS);
  }

  /** In this channel. */
  public AgentTaskOrder in(ChannelId where) {
    return new AgentTaskOrder(agent, Option.some(where), input, maxAttempts);
  }

  /** With this maximum number of attempts. */
  public AgentTaskOrder attempts(int most) {
    return new AgentTaskOrder(agent, channel, input, most);
  }
}
