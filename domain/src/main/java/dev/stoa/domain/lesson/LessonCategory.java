package dev.stoa.domain.lesson;

import dev.stoa.domain.kernel.Labelled;
import io.vavr.collection.Vector;
import java.util.Locale;

/** What a lesson is about: the first category of which the text has a word. */
public enum LessonCategory implements Labelled {
  SECURITY("security vulnerability"),
  OPTIMIZATION("performance optimize"),
  PATTERN("pattern design"),
  REFACTORING("refactor clean"),
  TESTING("test"),
  DEBUGGING("debug error"),
  ARCHITECTURE("architecture structure"),
  BEST_PRACTICE("");

  /** The words, a blank between two. */
  private final String words;

  LessonCategory(String words) {
    this.words = words;
  }

  /** The category of a label. */
  public static LessonCategory labelled(String label) {
    return Labelled.of(LessonCategory.class, "category", label);
  }

  /** The category of a text. */
  public static LessonCategory of(String text) {
    String lower = text.toLowerCase(Locale.ROOT);
    return Vector.of(values())
        .find(category -> Vector.of(category.words.split(" ")).exists(lower::contains))
        .getOrElse(BEST_PRACTICE);
  }
}
