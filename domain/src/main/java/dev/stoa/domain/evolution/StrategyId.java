package dev.stoa.domain.evolution;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TextKey;

/** The id of an entry of the strategy memory. */
public record StrategyId(String value) implements TextKey<StrategyId> {

  /** The longest id. */
  public static final int MAX_LENGTH = 255;

  /** Refuses a blank or too long id, and text that cannot be stored. */
  public StrategyId {
    PlainText.require("strategy_id", value, MAX_LENGTH);
  }

  @Override
  public String toString() {
    return value;
  }
}
