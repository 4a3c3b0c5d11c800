package dev.stoa.domain.channel;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TextKey;
import io.vavr.control.Option;

/**
 * The unique name of a channel; case-sensitive.
 *
 * <p>People write {@code #ops} for the channel {@code ops}, so one leading {@code #} is removed.
 */
public record ChannelName(String value) implements TextKey<ChannelName> {

  /** The longest name. */
  public static final int MAX_LENGTH = 100;

  /** Refuses names that cannot be typed or distinguished by eye. */
  public ChannelName {
    value = value.startsWith("#") ? value.substring(1) : value;
    PlainText.require("name", value, MAX_LENGTH);
    if (value.startsWith("#")) {
      throw new InvalidValue("name starts with ##: use at most one #");
    }
    if (value.codePoints().anyMatch(ChannelName::isBlankOrControl)) {
      throw new InvalidValue(
          "name contains whitespace or a control character: use hyphens, as in release-notes");
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
