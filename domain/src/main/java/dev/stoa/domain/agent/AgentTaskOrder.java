package dev.stoa.domain.agent;

import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.kernel.PlainText;
import io.vavr.control.Option;

/**
 * The work somebody wants done; built up from {@link #of}.
 *
 * @param agent whose work it is
 * @param channel where it was asked for
 * @param maxAttempts how often it may be tried before it is given up
 */
public record AgentTaskOrder(
    AgentId agent, Option<ChannelId> channel, String input, int maxAttempts) {

  /** The most tasks one call may give, prolong or complete. */
  public static final int MAX_BATCH = 10_000;

  /** The longest input. */
  public static final int MAX_INPUT = 4_000_000;

  /** How often a task is tried if nobody says otherwise. */
  public static final int USUAL_ATTEMPTS = 3;

  /** The most attempts a task may have. */
  public static final int MOST_ATTEMPTS = 1_000;

  /** Refuses an input that is blank, overlong or not storable, and attempts out of range. */
  public AgentTaskOrder {
    PlainText.require("input", input, MAX_INPUT);
    if (maxAttempts < 1 || maxAttempts > MOST_ATTEMPTS) {
      throw new IllegalArgumentException(
          "max_attempts is " + maxAttempts + ": give 1 to " + MOST_ATTEMPTS);
    }
  }

  /** Work for an agent, outside any channel, tried three times at most. */
  public static AgentTaskOrder of(AgentId agent, String input) {
    return new AgentTaskOrder(agent, Option.none(), input, USUAL_ATTEMPTS);
  }

  /** Asked for in this channel. */
  public AgentTaskOrder in(ChannelId where) {
    return new AgentTaskOrder(agent, Option.some(where), input, maxAttempts);
  }

  /** Tried so often at most. */
  public AgentTaskOrder attempts(int most) {
    return new AgentTaskOrder(agent, channel, input, most);
  }
}
