package dev.stoa.domain.specialist;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TextKey;

/** The id of a promotion or a rollback. */
public record PromotionId(String value) implements TextKey<PromotionId> {

  /** The longest id. */
  public static final int MAX_LENGTH = 255;

  /** Refuses a blank or too long id, and text that cannot be stored. */
  public PromotionId {
    PlainText.require("promotion_id", value, MAX_LENGTH);
  }

  @Override
  public String toString() {
    return value;
  }
}
