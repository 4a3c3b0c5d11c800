package dev.stoa.domain.graph;

import dev.stoa.domain.kernel.Validity;
import java.time.Instant;

/**
 * A relation to be stored: one entity does something to another, such as works-at.
 *
 * @param from the name of the entity where it begins
 * @param to the name of the entity where it ends
 * @param validity when it is true
 */
public record NewRelation(String from, String to, String type, Validity validity) {

  /** Refuses texts that cannot be stored. */
  public NewRelation {
    GraphText.name(from);
    GraphText.name(to);
    GraphText.type("relation_type", type);
  }

  /** A relation that is always true. */
  public static NewRelation of(String from, String to, String type) {
    return new NewRelation(from, to, type, Validity.ALWAYS);
  }

  /** True from this instant on. */
  public NewRelation validFrom(Instant beginning) {
    return new NewRelation(from, to, type, validity.from(beginning));
  }

  /** True until before this instant. */
  public NewRelation validUntil(Instant end) {
    return new NewRelation(from, to, type, validity.until(end));
  }
}
