package dev.stoa.domain.resilience;

import dev.stoa.domain.kernel.PlainText;

/** Names one circuit breaker, usually after the provider or service behind it. */
public record BreakerName(String value) {

  /** The longest name. */
  public static final int MAX_LENGTH = 255;

  /** Refuses a blank or overlong name and text no store can hold. */
  public BreakerName {
    PlainText.require("breaker name", value, MAX_LENGTH);
  }

  @Override
  public String toString() {
    return value;
  }
}
