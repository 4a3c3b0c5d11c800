package dev.stoa.domain.critique;

import dev.stoa.domain.json.InvalidValue;

/** The id of a critique; ids ascend in the order of filing. */
public record CritiqueId(long value) {

  /** Refuses numbers below 1. */
  public CritiqueId {
    if (value < 1) {
      throw new InvalidValue("critique id " + value + " is below 1: list them to find it");
    }
  }

  @Override
  public String toString() {
    return Long.toString(value);
  }
}
