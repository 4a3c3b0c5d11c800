package dev.stoa.domain.vectors;

import io.vavr.collection.Seq;
import java.util.function.Supplier;

/** A vector with its check; a failure names file, area and case. */
public record VectorCase(String name, Supplier<Seq<String>> check) {

  static VectorCase failing(String name, String why) {
    return new VectorCase(
        name,
        () -> {
          throw new MalformedVector(why);
        });
  }

  /** Runs the check; returns the reasons of the differences on purpose that it met. */
  public Seq<String> run() {
    try {
      return check.get();
    } catch (AssertionError | RuntimeException failure) {
      throw new AssertionError(name + ": " + failure.getMessage(), failure);
    }
  }
}
