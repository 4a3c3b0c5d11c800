package dev.stoa.domain.search;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TextKey;

/** The id of a variant. */
public record VariantId(String value) implements TextKey<VariantId> {

  private static final int MAX_LENGTH = 255;

  /** Refuses text that cannot be a key. */
  public VariantId {
    PlainText.require("variant_id", value, MAX_LENGTH);
  }

  @Override
  public String toString() {
    return value;
  }
}
