package dev.stoa.domain.resilience;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TextKey;

/** The name of a circuit breaker, usually that of the provider or service it protects. */
public record BreakerName(String value) implements TextKey<BreakerName> {

  /** The longest name. */
  public static final int MAX_LENGTH = 255;

  /** Refuses a blank or too long name, and text that cannot be stored. */
  public BreakerName {
    PlainText.require("breaker name", value, MAX_LENGTH);
  }

  @Override
  public String toString() {
    return value;
  }
}
