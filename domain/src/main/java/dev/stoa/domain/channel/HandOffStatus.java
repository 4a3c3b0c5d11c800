package dev.stoa.domain.channel;

import java.util.Locale;

/** How far a hand-off has come: open, acknowledged, closed; or cancelled before it was closed. */
public enum HandOffStatus {
  /** Nobody has taken it up. */
  OPEN,
  /** The receiver has taken it up. */
  ACKNOWLEDGED,
  /** The receiver is done with it. */
  CLOSED,
  /** The sender took it back. */
  CANCELLED;

  /** As it is stored and shown. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The status of a label. */
  public static HandOffStatus ofLabel(String label) {
    for (HandOffStatus status : values()) {
      if (status.label().equals(label)) {
        return status;
      }
    }
    throw new IllegalArgumentException(
        "status '" + label + "' is unknown: use open, acknowledged, closed or cancelled");
  }

  /** Whether nothing more can happen to it. */
  public boolean isOver() {
    return this == CLOSED || this == CANCELLED;
  }
}
