package dev.stoa.domain.kernel;

/**
 * A refusal as an exception, for callers that do not handle it.
 *
 * <p>Unwraps a result without losing the reason: {@code
 * answer.getOrElseThrow(RefusalException::new)}.
 */
public final class RefusalException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient Refusal refusal;

  /** The message is the sentence of the refusal. */
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
