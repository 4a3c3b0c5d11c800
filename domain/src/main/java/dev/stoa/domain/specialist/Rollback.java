package dev.stoa.domain.specialist;

import io.vavr.control.Option;

/**
 * A rollback, done or only tried.
 *
 * @param promotion what it takes back
 * @param event the change that was recorded; none if it was only tried
 */
public record Rollback(ModelPromotion promotion, Option<ModelPromotion> event) {

  /** The model that serves again. */
  public Option<String> model() {
    return promotion.fromModel();
  }
}
