package dev.stoa.domain.channel;

import dev.stoa.domain.kernel.PlainText;
import io.vavr.control.Option;

/**
 * What a channel is called: unique, and {@code Ops} is not {@code ops}.
 *
 * <p>People write {@code #ops} for the channel {@code ops}, so one leading {@code #} is dropped.
 */
public record ChannelName(String value) {

  /** The longest name. */
  public static final int MAX_LENGTH = 100;

  /** Refuses, by name, what could not be typed back or told apart by eye. */
  public ChannelName {
    value = value.startsWith("#") ? value.substring(1) : value;
    PlainText.require("name", value, MAX_LENGTH);
    if (value.startsWith("#")) {
      throw new IllegalArgumentException("name begins with ##: one # is enough, and is dropped");
    }
    if (value.codePoints().anyMatch(ChannelName::isBlankOrControl)) {
      throw new IllegalArgumentException(
          "name contains a blank or a control character: write hyphens, as in release-notes");
    }
  }

  /** The name this text is, if it can be one. */
  public static Option<ChannelName> read(String text) {
    try {
      return Option.some(new ChannelName(text));
    } catch (IllegalArgumentException notAName) {
      return Option.none();
    }
  }

  private static boolean isBlankOrControl(int character) {
    return Character.isWhitespace(character)
        || Character.isSpaceChar(character)
        || Character.isISOControl(character)
        || Character.getType(character) == Character.FORMAT;
  }

  @Override
  public String toString() {
    return value;
  }
}
