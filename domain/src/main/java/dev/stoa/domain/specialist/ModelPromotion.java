package dev.stoa.domain.specialist;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.SpecialistName;
import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * A change of the model that serves a specialist.
 *
 * @param sequence its number among the changes of the specialist, from 1
 * @param fromModel none for the first model
 * @param toModel none when the first model was rolled back
 * @param revertedAt when a promotion was rolled back, where that is known
 */
@RecordBuilder
public record ModelPromotion(
    PromotionId id,
    SpecialistName specialist,
    long sequence,
    PromotionEvent event,
    Option<String> fromModel,
    Option<String> toModel,
    boolean isReverted,
    Option<Instant> revertedAt,
    CanonicalJson metadata,
    Instant createdAt) {

  /** A promotion from the model of the change before. */
  public static ModelPromotion promoted(
      PromotionId id, PromotionDraft draft, Option<ModelPromotion> before, Instant now) {
    return new ModelPromotion(
        id,
        draft.specialist(),
        before.map(ModelPromotion::sequence).getOrElse(0L) + 1,
        PromotionEvent.PROMOTE,
        before.isDefined() ? before.flatMap(ModelPromotion::toModel) : draft.fromModel(),
        Option.some(draft.toModel()),
        false,
        Option.none(),
        draft.metadata(),
        now);
  }

  /** The rollback of this promotion, after the last change of the specialist. */
  public ModelPromotion rolledBack(PromotionId rollback, ModelPromotion last, Instant now) {
    return new ModelPromotion(
        rollback,
        specialist,
        last.sequence() + 1,
        PromotionEvent.ROLLBACK,
        /* fromModel= */ toModel,
        /* toModel= */ fromModel,
        false,
        Option.none(),
        CanonicalJson.EMPTY_OBJECT,
        now);
  }

  /** This promotion, rolled back. */
  public ModelPromotion reverted(Instant now) {
    return ModelPromotionBuilder.from(this).isReverted(true).revertedAt(Option.some(now)).build();
  }

  /** Whether it is a promotion that a rollback can take back. */
  public boolean canBeReverted() {
    return event == PromotionEvent.PROMOTE && !isReverted;
  }
}
