package dev.stoa.domain.json;

import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.function.Executable;

/** The message of a refused argument. */
public final class RefusalMessage {

  private RefusalMessage() {}

  /** The message of the {@link IllegalArgumentException} that the call must throw. */
  public static String of(Executable attempt) {
    return String.valueOf(assertThrows(IllegalArgumentException.class, attempt).getMessage());
  }
}
