package dev.stoa.domain.memory;

import java.util.Locale;

/** Why a memory changed its tier. */
public enum TransitionReason {
  /** Its outcomes were unexpected. */
  HIGH_SURPRISE,
  /** Its outcomes were as expected. */
  HIGH_STABILITY,
  /** A red line was drawn around it. */
  RED_LINE;

  /** As stored and spoken. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The reason of this label. */
  public static TransitionReason labelled(String label) {
    return valueOf(label.toUpperCase(Locale.ROOT));
  }
}
