package dev.stoa.domain.agent;

import dev.stoa.domain.kernel.CodePointOrder;
import dev.stoa.domain.kernel.PlainText;
import io.vavr.control.Option;

/** The name an agent goes by: one word, unique in its workspace, upper and lower case apart. */
public record AgentIdentity(String value) implements Comparable<AgentIdentity> {

  /** The longest identity. */
  public static final int MAX_LENGTH = 100;

  /** Refuses blanks, and anything else that could not be typed after an {@code @}. */
  public AgentIdentity {
    PlainText.require("identity", value, MAX_LENGTH);
    if (value.codePoints().anyMatch(AgentIdentity::isBlank)) {
      throw new IllegalArgumentException(
          "identity \"" + value + "\" contains whitespace: use " + hyphenated(value));
    }
    if (value.codePoints().anyMatch(Character::isISOControl)) {
      throw new IllegalArgumentException("identity contains a control character: remove it");
    }
  }

  /** The identity this text is, if it can be one. */
  public static Option<AgentIdentity> read(String text) {
    try {
      return Option.some(new AgentIdentity(text));
    } catch (IllegalArgumentException notAnIdentity) {
      return Option.none();
    }
  }

  /** By code point, which is how both engines order keys. */
  @Override
  public int compareTo(AgentIdentity other) {
    return CodePointOrder.compare(value, other.value);
  }

  @Override
  public String toString() {
    return value;
  }

  private static boolean isBlank(int codePoint) {
    return Character.isWhitespace(codePoint) || Character.isSpaceChar(codePoint);
  }

  private static String hyphenated(String blanks) {
    StringBuilder word = new StringBuilder();
    blanks.strip().codePoints().forEach(c -> word.appendCodePoint(isBlank(c) ? '-' : c));
    return word.toString();
  }
}
