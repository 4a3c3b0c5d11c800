package dev.stoa.domain.json;

import org.jspecify.annotations.Nullable;

/**
 * A value that its own type refuses, with the fix in the message: the mistake of whoever gave it.
 *
 * <p>Callers outside Java are told the message. Any other {@link IllegalArgumentException} is a
 * fault of the program, and they are told nothing of it. It is here because the kernel, which
 * refuses most values, stands on this package.
 */
public class InvalidValue extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  public InvalidValue(String message) {
    super(message);
  }

  public InvalidValue(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
