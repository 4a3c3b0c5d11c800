package dev.stoa.domain.search;

import dev.stoa.domain.kernel.PlainText;

/** The name of a collection of vectors that callers bring; all of one have the same dimension. */
public record VectorCollection(String value) {

  /** In place of the name of a model, which Stoa does not know. */
  public static final String MODEL = "given";

  private static final int MAX_LENGTH = 255;

  /** Refuses text that cannot be a key. */
  public VectorCollection {
    PlainText.require("collection", value, MAX_LENGTH);
  }

  /** Whose vectors are compared with each other. */
  public VectorScope scope() {
    return new VectorScope(VectorSource.ITEM, value);
  }

  @Override
  public String toString() {
    return value;
  }
}
