package dev.stoa.domain.knowledge;

import dev.stoa.domain.kernel.PlainText;
import io.vavr.control.Option;

/**
 * What an agent wants all to know.
 *
 * @param confidence how sure it is, from 0 to 1; none if it does not say
 */
public record Contribution(DomainPath domain, String content, Option<Double> confidence) {

  /** The longest content. */
  public static final int MAX_CONTENT_LENGTH = 100_000;

  /** Refuses content no store can hold and a confidence that is none. */
  public Contribution {
    PlainText.require("content", content, MAX_CONTENT_LENGTH);
    confidence.forEach(
        value -> {
          // Not a number is neither, and refused too.
          if (!(value >= 0 && value <= 1)) {
            throw new IllegalArgumentException(
                "confidence " + value + " is out of range: give 0 to 1, or leave it out");
          }
        });
  }

  /** Said without a word on how sure it is. */
  public static Contribution of(DomainPath domain, String content) {
    return new Contribution(domain, content, Option.none());
  }

  /** The same, this sure. */
  public Contribution confidence(double value) {
    return new Contribution(domain, content, Option.some(value));
  }
}
