package dev.stoa.domain.evidence;

import dev.stoa.domain.kernel.Labelled;

/** The kind of a source, with the authority it has and what it adds to the confidence. */
public enum SourceType implements Labelled {
  ACADEMIC(0.9, 0.2),
  DOCUMENTATION(0.85, 0.15),
  CODE(0.75, 0.1),
  DATABASE(0.75, 0.1),
  LOCAL(0.7, 0.05),
  API(0.7, 0.05),
  NEWS(0.65, 0.05),
  WEB(0.5, 0),
  SOCIAL(0.4, -0.1),
  UNKNOWN(0.3, -0.1);

  private final double authority;
  private final double confidence;

  SourceType(double authority, double confidence) {
    this.authority = authority;
    this.confidence = confidence;
  }

  /** The type of a label. */
  public static SourceType labelled(String label) {
    return Labelled.of(SourceType.class, "source_type", label);
  }

  /** The authority of a source of this type, from 0 to 1. */
  public double authority() {
    return authority;
  }

  double confidence() {
    return confidence;
  }
}
