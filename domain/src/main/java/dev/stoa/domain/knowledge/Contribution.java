package dev.stoa.domain.knowledge;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.Validity;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * A new knowledge entry.
 *
 * @param confidence from 0 to 1, or none
 * @param validity when it is true
 */
public record Contribution(
    DomainPath domain, String content, Option<Double> confidence, Validity validity) {

  /** The longest content. */
  public static final int MAX_CONTENT_LENGTH = 100_000;

  /** Refuses content that cannot be stored and a confidence out of range. */
  public Contribution {
    PlainText.require("content", content, MAX_CONTENT_LENGTH);
    confidence.forEach(
        value -> {
          // Written so that NaN is refused too.
          if (!(value >= 0 && value <= 1)) {
            throw new InvalidValue(
                "confidence " + value + " is out of range: give 0 to 1, or leave it out");
          }
        });
  }

  /** Without a confidence. */
  public static Contribution of(DomainPath domain, String content) {
    return new Contribution(domain, content, Option.none(), Validity.ALWAYS);
  }

  /** With this confidence. */
  public Contribution confidence(double value) {
    return new Contribution(domain, content, Option.some(value), validity);
  }

  /** True from this instant on. */
  public Contribution validFrom(Instant beginning) {
    return valid(validity.from(beginning));
  }

  /** True until before this instant. */
  public Contribution validUntil(Instant end) {
    return valid(validity.until(end));
  }

  Contribution valid(Validity when) {
    return new Contribution(domain, content, confidence, when);
  }
}
