package dev.stoa.domain.kernel;

import org.jspecify.annotations.Nullable;

/** The workspace could not be reached, read or written. This is a failure, not a refusal. */
public final class StorageException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final boolean retryable;

  /** A storage failure, with a message an operator can act on. */
  public StorageException(String message) {
    this(message, null, false);
  }

  /** As above, with the exception of the engine. */
  public StorageException(String message, @Nullable Throwable cause) {
    this(message, cause, false);
  }

  /** As above, with whether a retry may succeed. */
  public StorageException(String message, @Nullable Throwable cause, boolean retryable) {
    super(message, cause);
    this.retryable = retryable;
  }

  /** Whether a retry may succeed, because the failure was a conflict with another unit of work. */
  public boolean isRetryable() {
    return retryable;
  }
}
