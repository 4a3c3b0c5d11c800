package dev.stoa.domain.critique;

import dev.stoa.domain.kernel.Labelled;
import io.vavr.collection.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** The category of an issue: the first one with a keyword that occurs in it. */
public enum IssueCategory implements Labelled {
  /** Speed and resources. */
  PERFORMANCE("slow|performance|efficient|optimize|speed|latency"),
  /** Protection against abuse. */
  SECURITY("security|vulnerab|injection|auth|permission|xss|csrf"),
  /** Wrong results. */
  CORRECTNESS("bug|error|incorrect|wrong|fail|break|crash"),
  /** Hard to understand. */
  CLARITY("unclear|confusing|readab|document|comment|naming"),
  /** Structure of the code. */
  ARCHITECTURE("design|structure|pattern|modular|coupling|cohesion"),
  /** Missing parts. */
  COMPLETENESS("missing|incomplete|todo|edge case|handle"),
  /** Missing tests. */
  TESTING("test|coverage|assert|mock|unit|integration"),
  /** Everything else. */
  GENERAL("");

  private final Pattern words;

  IssueCategory(String words) {
    this.words = Pattern.compile(words);
  }

  /** The category of an issue. */
  public static IssueCategory of(String issue) {
    String text = issue.toLowerCase(Locale.ROOT);
    return List.of(values()).find(one -> one.words.matcher(text).find()).getOrElse(GENERAL);
  }

  /** The category with this label. */
  public static IssueCategory labelled(String label) {
    return Labelled.of(IssueCategory.class, "category", label);
  }
}
