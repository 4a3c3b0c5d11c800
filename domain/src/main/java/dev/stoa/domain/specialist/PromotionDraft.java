package dev.stoa.domain.specialist;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.Metadata;
import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.SpecialistName;
import io.vavr.control.Option;

/**
 * A promotion to make; immutable.
 *
 * @param fromModel the model that serves now; the promotion is refused if another one does
 * @param toModel the model that serves from now on
 * @param metadata a JSON object of the caller's, such as scores of the evaluation
 */
public record PromotionDraft(
    SpecialistName specialist, Option<String> fromModel, String toModel, CanonicalJson metadata) {

  /** The longest name of a model. */
  public static final int MAX_MODEL = 255;

  /** The longest metadata. */
  public static final int MAX_METADATA = 100_000;

  /** Refuses invalid fields; the message names the field. */
  public PromotionDraft {
    fromModel.forEach(model -> PlainText.require("from_model", model, MAX_MODEL));
    PlainText.require("to_model", toModel, MAX_MODEL);
    Metadata.require(metadata, MAX_METADATA);
    if (fromModel.contains(toModel)) {
      throw new InvalidValue("from_model and to_model are both " + toModel + ": give two models");
    }
  }

  /** From whichever model serves now. */
  public static PromotionDraft of(String specialist, String toModel) {
    return new PromotionDraft(
        new SpecialistName(specialist), Option.none(), toModel, CanonicalJson.EMPTY_OBJECT);
  }

  /** Only if this model serves now. */
  public PromotionDraft from(String model) {
    return new PromotionDraft(specialist, Option.some(model), toModel, metadata);
  }

  /** With a JSON object of the caller's. */
  public PromotionDraft metadata(CanonicalJson value) {
    return new PromotionDraft(specialist, fromModel, toModel, value);
  }
}
