package dev.stoa.architecture.sample.domain.kernel;

/** An exception may be extended by an adapter. */
public class Broken extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public Broken(String message) {
    super(message);
  }
}
