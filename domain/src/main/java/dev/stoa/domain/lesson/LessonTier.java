package dev.stoa.domain.lesson;

import dev.stoa.domain.kernel.Labelled;

/** How well a lesson is proven. */
public enum LessonTier implements Labelled {
  BRONZE,
  SILVER,
  GOLD,
  PLATINUM;

  /** The tier of a label. */
  public static LessonTier labelled(String label) {
    return Labelled.of(LessonTier.class, "tier", label);
  }

  /** The next better one; the best stays. */
  LessonTier next() {
    return switch (this) {
      case BRONZE -> SILVER;
      case SILVER -> GOLD;
      case GOLD, PLATINUM -> PLATINUM;
    };
  }
}
