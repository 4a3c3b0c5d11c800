package dev.stoa.domain.graph;

import dev.stoa.domain.kernel.Validity;
import java.time.Instant;

/**
 * Something to be known of an entity.
 *
 * @param validity when it is true
 */
public record NewObservation(String content, Validity validity) {

  /** Refuses text that cannot be stored. */
  public NewObservation {
    GraphText.content(content);
  }

  /** Something that is always true. */
  public static NewObservation of(String content) {
    return new NewObservation(content, Validity.ALWAYS);
  }

  /** True from this instant on. */
  public NewObservation validFrom(Instant beginning) {
    return new NewObservation(content, validity.from(beginning));
  }

  /** True until before this instant. */
  public NewObservation validUntil(Instant end) {
    return new NewObservation(content, validity.until(end));
  }
}
