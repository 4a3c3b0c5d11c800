package dev.stoa.domain.vectors;

/** A vector with its check; a failure names file, area and case. */
public record VectorCase(String name, Runnable check) {

  static VectorCase failing(String name, String why) {
    return new VectorCase(
        name,
        () -> {
          throw new MalformedVector(why);
        });
  }

  /** Runs the check. */
  public void run() {
    try {
      check.run();
    } catch (AssertionError | RuntimeException failure) {
      throw new AssertionError(name + ": " + failure.getMessage(), failure);
    }
  }
}
