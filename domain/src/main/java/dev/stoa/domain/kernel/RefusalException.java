package dev.stoa.domain.kernel;

/**
 * A refusal that a caller did not expect, as an exception.
 *
 * <p>Unwraps an answer without losing the reason: {@code
 * answer.getOrElseThrow(RefusalException::new)}.
 */
public final class RefusalException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient Refusal refusal;

  /** Carries the refusal; the message is its sentence. */
  public RefusalException(Refusal refusal) {
    super(refusal.sentence());
    this.refusal = refusal;
  }

  /** What was refused, and why. */
  public Refusal refusal() {
    return refusal;
  }

  /** What a caller can do about it. */
  public RefusalKind kind() {
    return refusal.kind();
  }
}
