package dev.stoa.domain.kernel;

import org.jspecify.annotations.Nullable;

/** The workspace could not be reached, read or written. This is a failure, not a refusal. */
public final class StorageException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final boolean retryable;
  private final boolean forbidden;

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
    this(message, cause, retryable, false);
  }

  private StorageException(
      String message, @Nullable Throwable cause, boolean retryable, boolean forbidden) {
    super(message, cause);
    this.retryable = retryable;
    this.forbidden = forbidden;
  }

  /** The workspace can only be read, by this user or by all users. */
  public static StorageException forbidden(String message, Throwable cause) {
    return new StorageException(message, cause, false, true);
  }

  /** Whether the workspace can only be read, by this user or by all users. */
  public boolean isForbidden() {
    return forbidden;
  }

  /** Whether a retry may succeed, because the failure was a conflict with another unit of work. */
  public boolean isRetryable() {
    return retryable;
  }
}
