package dev.stoa.domain.channel;

import dev.stoa.domain.kernel.Labelled;

/**
 * The state of a hand-off: open, then acknowledged, then closed; or cancelled before it is closed.
 */
public enum HandOffStatus implements Labelled {
  /** Not acknowledged yet. */
  OPEN,
  /** Acknowledged by the receiver. */
  ACKNOWLEDGED,
  /** The receiver has completed it. */
  CLOSED,
  /** Cancelled by the sender. */
  CANCELLED;

  /** The status of a label. */
  public static HandOffStatus labelled(String label) {
    return Labelled.of(HandOffStatus.class, "status", label);
  }

  /** Whether it is closed or cancelled. */
  public boolean isOver() {
    return this == CLOSED || this == CANCELLED;
  }
}
