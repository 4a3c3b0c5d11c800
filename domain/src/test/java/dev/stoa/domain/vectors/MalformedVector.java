package dev.stoa.domain.vectors;

/** Thrown for a file or a vector that is not of the format. */
final class MalformedVector extends RuntimeException {

  private static final long serialVersionUID = 1L;

  MalformedVector(String message) {
    super(message);
  }
}
