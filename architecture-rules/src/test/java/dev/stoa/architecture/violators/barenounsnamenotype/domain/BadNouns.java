package dev.stoa.architecture.violators.barenounsnamenotype.domain;

/** Holds every name that says not which. */
public final class BadNouns {

  private BadNouns() {}

  /** Which of three. */
  public record Session() {}

  /** Which of two. */
  public record Message() {}

  /** Which of two. */
  public record Debate() {}

  /** Of what. */
  public record Promotion() {}
}
