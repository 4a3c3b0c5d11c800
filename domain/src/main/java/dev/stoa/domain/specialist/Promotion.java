package dev.stoa.domain.specialist;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.SpecialistName;
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
public record Promotion(
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
  public static Promotion promoted(
      PromotionId id, PromotionDraft draft, Option<Promotion> before, Instant now) {
    return new Promotion(
        id,
        draft.specialist(),
        before.map(Promotion::sequence).getOrElse(0L) + 1,
        PromotionEvent.PROMOTE,
        before.isDefined() ? before.flatMap(Promotion::toModel) : draft.fromModel(),
        Option.some(draft.toModel()),
        false,
        Option.none(),
        draft.metadata(),
        now);
  }

  /** The rollback of this promotion, after the last change of the specialist. */
  public Promotion rolledBack(PromotionId rollback, Promotion last, Instant now) {
    return new Promotion(
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
  public Promotion reverted(Instant now) {
    return new Promotion(
        id,
        specialist,
        sequence,
        event,
        fromModel,
        toModel,
        true,
        Option.some(now),
        metadata,
        createdAt);
  }

  /** Whether it is a promotion that a rollback can take back. */
  public boolean canBeReverted() {
    return event == PromotionEvent.PROMOTE && !isReverted;
  }
}
