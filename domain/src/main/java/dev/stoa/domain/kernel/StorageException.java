package dev.stoa.domain.kernel;

import org.jspecify.annotations.Nullable;

/** The workspace could not be reached, read or written: breakage, never a refusal. */
public final class StorageException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final boolean retryable;

  /** A failure of the storage itself, told in a sentence an operator can act on. */
  public StorageException(String message) {
    this(message, null, false);
  }

  /** As above, keeping what the engine said. */
  public StorageException(String message, @Nullable Throwable cause) {
    this(message, cause, false);
  }

  /** As above, saying whether the same work may succeed when it is tried again. */
  public StorageException(String message, @Nullable Throwable cause, boolean retryable) {
    super(message, cause);
    this.retryable = retryable;
  }

  /** Whether the same work may succeed when it is tried again: it met another unit of work. */
  public boolean isRetryable() {
    return retryable;
  }
}
