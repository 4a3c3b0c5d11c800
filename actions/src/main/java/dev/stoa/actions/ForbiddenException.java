package dev.stoa.actions;

/** A caller asked for something that it is not allowed to do. */
public final class ForbiddenException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** The sentence says what is allowed. */
  public ForbiddenException(String sentence) {
    super(sentence);
  }
}
