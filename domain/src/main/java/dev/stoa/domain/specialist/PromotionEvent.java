package dev.stoa.domain.specialist;

import dev.stoa.domain.kernel.Labelled;

/** How the model of a specialist changed. */
public enum PromotionEvent implements Labelled {
  PROMOTE,
  ROLLBACK;

  /** The event of a label. */
  public static PromotionEvent labelled(String label) {
    return Labelled.of(PromotionEvent.class, "event", label);
  }
}
