package dev.stoa.domain.kernel;

import dev.stoa.domain.json.InvalidValue;

/** The name of a specialist, such as {@code swe}: a model in a role, one word, case sensitive. */
public record SpecialistName(String value) implements TextKey<SpecialistName> {

  /** The longest name. */
  public static final int MAX_LENGTH = 100;

  /** Refuses blank or too long names, whitespace and control characters. */
  public SpecialistName {
    PlainText.require("specialist", value, MAX_LENGTH);
    if (value.codePoints().anyMatch(SpecialistName::isNoPartOfAWord)) {
      throw new InvalidValue("specialist \"" + value + "\" contains whitespace: give one word");
    }
  }

  @Override
  public String toString() {
    return value;
  }

  private static boolean isNoPartOfAWord(int c) {
    return Character.isWhitespace(c) || Character.isSpaceChar(c) || Character.isISOControl(c);
  }
}
