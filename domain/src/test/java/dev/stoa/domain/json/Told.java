package dev.stoa.domain.json;

import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.function.Executable;

/** What a refused argument was told. */
public final class Told {

  private Told() {}

  /** The sentence of the {@link IllegalArgumentException} that the attempt must end in. */
  public static String by(Executable attempt) {
    return String.valueOf(assertThrows(IllegalArgumentException.class, attempt).getMessage());
  }
}
