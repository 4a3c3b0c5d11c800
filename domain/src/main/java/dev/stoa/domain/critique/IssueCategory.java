package dev.stoa.domain.critique;

import io.vavr.collection.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** What kind of thing is criticised; the first kind whose word occurs in the issue. */
public enum IssueCategory {
  /** It takes too long. */
  PERFORMANCE("slow|performance|efficient|optimize|speed|latency"),
  /** It can be abused. */
  SECURITY("security|vulnerab|injection|auth|permission|xss|csrf"),
  /** It does the wrong thing. */
  CORRECTNESS("bug|error|incorrect|wrong|fail|break|crash"),
  /** It is hard to understand. */
  CLARITY("unclear|confusing|readab|document|comment|naming"),
  /** It is badly arranged. */
  ARCHITECTURE("design|structure|pattern|modular|coupling|cohesion"),
  /** Something is not there. */
  COMPLETENESS("missing|incomplete|todo|edge case|handle"),
  /** It is not shown to work. */
  TESTING("test|coverage|assert|mock|unit|integration"),
  /** Everything else. */
  GENERAL("");

  private final Pattern words;

  IssueCategory(String words) {
    this.words = Pattern.compile(words);
  }

  /** The kind of an issue. */
  public static IssueCategory of(String issue) {
    String text = issue.toLowerCase(Locale.ROOT);
    return List.of(values()).find(one -> one.words.matcher(text).find()).getOrElse(GENERAL);
  }

  /** The kind of this label. */
  public static IssueCategory labelled(String label) {
    return List.of(values())
        .find(one -> one.label().equals(label))
        .getOrElseThrow(
            () ->
                new IllegalArgumentException(
                    "category "
                        + label
                        + " does not exist: use one of "
                        + List.of(values()).map(IssueCategory::label).mkString(", ")));
  }

  /** As it is stored and shown: {@code performance}. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
