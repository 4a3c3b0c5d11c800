package dev.stoa.application.specialist;

import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.domain.specialist.ModelPromotion;
import io.vavr.control.Option;

/**
 * A specialist, and the model that serves it now.
 *
 * @param contextWindow how many tokens its model sees at once, if it is registered
 * @param lastChange of its model, if there was any
 */
public record ServedSpecialist(
    SpecialistName specialist, Option<Long> contextWindow, Option<ModelPromotion> lastChange) {

  /** The model that serves; none before the first promotion, or when that was rolled back. */
  public Option<String> model() {
    return lastChange.flatMap(ModelPromotion::toModel);
  }
}
