package dev.stoa.application.vectors;

import static dev.stoa.application.vectors.VectorWorkspace.onNew;
import static dev.stoa.domain.vectors.VectorForm.input;
import static dev.stoa.domain.vectors.VectorForm.listing;

import dev.stoa.application.specialist.SpecialistOperations;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.domain.specialist.ModelPromotion;
import dev.stoa.domain.specialist.PromotionDraft;
import dev.stoa.domain.specialist.PromotionEvent;
import dev.stoa.domain.vectors.Given;
import dev.stoa.domain.vectors.SpecVector;
import dev.stoa.domain.vectors.VectorChecks;
import io.vavr.collection.Seq;

/** Checks the vectors of promotions, which need a store. */
final class SpecialistStoreVectors {

  private static final SpecialistName SWE = new SpecialistName("swe");

  private final SpecialistOperations specialists;

  private SpecialistStoreVectors(VectorWorkspace workspace) {
    specialists = new SpecialistOperations(workspace.storage, workspace::tick, workspace::id);
  }

  static VectorChecks checks() {
    return VectorChecks.of("AUA")
        .check(
            "promotions",
            listing(Given::isText),
            onNew(SpecialistStoreVectors::new, SpecialistStoreVectors::steps))
        .check(
            "promotions",
            input("promote"),
            onNew(SpecialistStoreVectors::new, SpecialistStoreVectors::reverted));
  }

  /** Steps as "promote+rollback": 0 if the last of it was done, else 1. */
  private void steps(SpecVector vector) {
    vector
        .expected()
        .matchesEach(
            vector.input(),
            (steps, code) -> {
              boolean done = false;
              for (String step : steps.text().split("\\+")) {
                done = step(step.replace(" again", ""));
              }
              code.matches(done ? 0.0 : 1.0);
            });
  }

  private boolean step(String step) {
    return switch (step) {
      case "promote" ->
          specialists.promote(PromotionDraft.of("swe", "green").from("blue")).isRight();
      case "rollback" -> specialists.rollback(SWE, false).isRight();
      default -> throw new AssertionError("no check knows the step " + step);
    };
  }

  private void reverted(SpecVector vector) {
    Seq<String> models = vector.input().get("promote").texts();
    specialists.promote(PromotionDraft.of("swe", models.last()).from(models.head())).get();
    specialists.rollback(SWE, false).get();
    Seq<ModelPromotion> all = specialists.promotions(SWE, PageRequest.first(9)).items();
    Given expected = vector.expected();
    expected.member("promote.reverted", all.last().isReverted());
    expected.member("rollback_events", all.count(each -> each.event() == PromotionEvent.ROLLBACK));
    expected.member("model", specialists.current(SWE).flatMap(ModelPromotion::toModel).get());
  }
}
