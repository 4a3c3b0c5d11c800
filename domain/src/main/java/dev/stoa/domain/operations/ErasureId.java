package dev.stoa.domain.operations;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TextKey;

/** The id of an erasure and of its certificate. */
public record ErasureId(String value) implements TextKey<ErasureId> {

  private static final int MAX_LENGTH = 64;

  /** Refuses text that cannot be an id. */
  public ErasureId {
    PlainText.require("erasure_id", value, MAX_LENGTH);
  }

  @Override
  public String toString() {
    return value;
  }
}
