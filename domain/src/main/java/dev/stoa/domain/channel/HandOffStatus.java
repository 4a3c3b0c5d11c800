package dev.stoa.domain.channel;

import java.util.Locale;

/**
 * The state of a hand-off: open, then acknowledged, then closed; or cancelled before it is closed.
 */
public enum HandOffStatus {
  /** Not acknowledged yet. */
  OPEN,
  /** Acknowledged by the receiver. */
  ACKNOWLEDGED,
  /** The receiver has completed it. */
  CLOSED,
  /** Cancelled by the sender. */
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

  /** Whether it is closed or cancelled. */
  public boolean isOver() {
    return this == CLOSED || this == CANCELLED;
  }
}
