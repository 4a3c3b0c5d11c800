package dev.stoa.domain.kernel;

/** The workspace could not be reached, read or written: breakage, never a refusal. */
public final class StorageException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** A failure of the storage itself, told in a sentence an operator can act on. */
  public StorageException(String message) {
    super(message);
  }

  /** As above, keeping what the engine said. */
  public StorageException(String message, Throwable cause) {
    super(message, cause);
  }
}
