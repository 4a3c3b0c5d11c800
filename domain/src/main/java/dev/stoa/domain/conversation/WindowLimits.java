package dev.stoa.domain.conversation;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.Page;
import io.vavr.control.Option;

/**
 * How much of a conversation a model sees; both limits hold, and the system message counts.
 *
 * @param tokens as the workspace counts them; none is any number
 */
public record WindowLimits(int messages, Option<Long> tokens) {

  /** Refuses limits out of range. */
  public WindowLimits {
    Page.checkedSize(messages);
    tokens.forEach(
        most -> {
          if (most < 1) {
            throw new InvalidValue("tokens " + most + " is out of range: give 1 or more");
          }
        });
  }

  /** At most this many messages. */
  public static WindowLimits messages(int most) {
    return new WindowLimits(most, Option.none());
  }

  /** At most this many tokens, in as many messages as a window may have. */
  public static WindowLimits tokens(long most) {
    return new WindowLimits(Page.MAX_SIZE, Option.some(most));
  }

  /** And at most this many tokens. */
  public WindowLimits andTokens(long most) {
    return new WindowLimits(messages, Option.some(most));
  }

  /** Whether so much fits. */
  boolean allow(int someMessages, long someTokens) {
    return someMessages <= messages && tokens.forAll(most -> someTokens <= most);
  }
}
