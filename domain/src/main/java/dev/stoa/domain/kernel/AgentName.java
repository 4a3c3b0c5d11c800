package dev.stoa.domain.kernel;

import dev.stoa.domain.json.InvalidValue;
import io.vavr.control.Option;

/**
 * The identity of an agent: one word, unique in its workspace, case sensitive. Every context names
 * an agent by it.
 */
public record AgentName(String value) implements Comparable<AgentName> {

  /** The longest identity. */
  public static final int MAX_LENGTH = 100;

  /** Refuses whitespace, and anything else that could not be typed after an {@code @}. */
  public AgentName {
    PlainText.require("identity", value, MAX_LENGTH);
    // A loop and no stream: every row that names an agent is read through here.
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (isBlank(c)) {
        throw new InvalidValue(
            "identity \"" + value + "\" contains whitespace: use " + hyphenated(value));
      }
      if (Character.isISOControl(c)) {
        throw new InvalidValue("identity contains a control character: remove it");
      }
    }
  }

  /** The identity this text is, if it can be one. */
  public static Option<AgentName> read(String text) {
    try {
      return Option.some(new AgentName(text));
    } catch (IllegalArgumentException notAnIdentity) {
      return Option.none();
    }
  }

  /** The identity for a name that may contain whitespace: each whitespace becomes a hyphen. */
  public static AgentName imported(String name) {
    return new AgentName(hyphenated(name));
  }

  /** By code point, which is how both engines order keys. */
  @Override
  public int compareTo(AgentName other) {
    return CodePointOrder.compare(value, other.value);
  }

  @Override
  public String toString() {
    return value;
  }

  private static boolean isBlank(char c) {
    return Character.isWhitespace(c) || Character.isSpaceChar(c);
  }

  private static String hyphenated(String name) {
    StringBuilder word = new StringBuilder(name.strip());
    for (int i = 0; i < word.length(); i++) {
      if (isBlank(word.charAt(i))) {
        word.setCharAt(i, '-');
      }
    }
    return word.toString();
  }
}
