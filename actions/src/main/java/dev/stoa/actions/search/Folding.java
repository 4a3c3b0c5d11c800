package dev.stoa.actions.search;

import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.search.WhenSimilar;
import io.vavr.control.Option;

/** What callers want of a text that says nearly the same as a stored one. */
public record Folding(
    @Param(
            value = "Refuse it if something similar has this score or more, such as 0.9.",
            min = 0,
            max = 1,
            label = "score")
        Option<Double> unlessSimilar,
    @Param("Merge it into what says the same, as a variant.") boolean merge) {

  /** As callers give it. */
  public static final Input<Folding> INPUT = Input.of(Folding.class);

  /** Refuses both at once. */
  public Folding {
    if (merge && unlessSimilar.isDefined()) {
      throw BadInput.of("give {unlessSimilar} or {merge}, not both");
    }
  }

  /** Whether the caller wants anything of it. */
  public boolean isGiven() {
    return merge || unlessSimilar.isDefined();
  }

  /** What to do; without a wish, similar ones are reported. */
  public WhenSimilar when() {
    return merge
        ? WhenSimilar.merge()
        : unlessSimilar.map(WhenSimilar::refuse).getOrElse(WhenSimilar::report);
  }
}
