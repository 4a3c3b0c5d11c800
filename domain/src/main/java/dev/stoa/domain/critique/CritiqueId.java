package dev.stoa.domain.critique;

/** Names one critique; later ones have greater ids. */
public record CritiqueId(long value) {

  /** Refuses what no critique is numbered by. */
  public CritiqueId {
    if (value < 1) {
      throw new IllegalArgumentException(
          "critique id " + value + " is below 1: list them to find it");
    }
  }

  @Override
  public String toString() {
    return Long.toString(value);
  }
}
