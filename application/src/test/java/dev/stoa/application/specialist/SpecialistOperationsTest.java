package dev.stoa.application.specialist;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.domain.specialist.ModelPromotion;
import dev.stoa.domain.specialist.PromotionDraft;
import dev.stoa.domain.specialist.PromotionEvent;
import dev.stoa.domain.specialist.Rollback;
import dev.stoa.domain.specialist.SpecialistRefused;
import dev.stoa.domain.storage.Storage;
import dev.stoa.testkit.sqlite.TestWorkspace;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

final class SpecialistOperationsTest {

  private static final SpecialistName SWE = new SpecialistName("swe");

  private final Instant now = Instant.parse("2026-01-02T03:04:05.000000Z");
  private long lastId;
  @AutoClose private final TestWorkspace workspace = TestWorkspace.create();
  private final Storage storage = workspace.storage();
  private final SpecialistOperations specialists =
      new SpecialistOperations(storage, () -> now, () -> "id-" + ++lastId);

  @Test
  void aRollbackTakesBackTheLastPromotionOnce() {
    assertEquals(
        Either.left(new SpecialistRefused.UnknownSpecialist(SWE)),
        specialists.rollback(SWE, false));
    ModelPromotion first =
        specialists.promote(PromotionDraft.of("swe", "green").from("blue")).get();
    ModelPromotion second = specialists.promote(PromotionDraft.of("swe", "red")).get();
    assertEquals(Option.some("green"), second.fromModel());
    Rollback tried = specialists.rollback(SWE, true).get();
    assertEquals(new Rollback(second, Option.none()), tried);
    assertEquals(2, entries());
    Rollback done = specialists.rollback(SWE, false).get();
    assertTrue(done.promotion().isReverted());
    assertEquals(Option.some("green"), done.model());
    assertEquals(Option.some("green"), specialists.current(SWE).flatMap(ModelPromotion::toModel));
    assertEquals(first.id(), specialists.rollback(SWE, false).get().promotion().id());
    assertEquals(Option.some("blue"), specialists.current(SWE).flatMap(ModelPromotion::toModel));
    assertTrue(specialists.rollback(SWE, false).isLeft());
    assertEquals(
        Vector.of(4L, 3L, 2L, 1L),
        specialists.promotions(SWE, PageRequest.first(9)).items().map(ModelPromotion::sequence));
    assertEquals(
        2,
        specialists
            .promotions(SWE, PageRequest.first(9))
            .items()
            .count(one -> one.event() == PromotionEvent.ROLLBACK));
    assertEquals(4, entries());
  }

  @Test
  void aPromotionIsRepeatableAndChecksWhoServes() {
    PromotionDraft draft = PromotionDraft.of("swe", "green").from("blue");
    ModelPromotion first = specialists.promote(draft).get();
    assertEquals(first, specialists.promote(draft).get());
    assertEquals(first, specialists.promote(PromotionDraft.of("swe", "green")).get());
    assertEquals(
        Either.left(new SpecialistRefused.OtherModelServes(SWE, "blue", Option.some("green"))),
        specialists.promote(PromotionDraft.of("swe", "red").from("blue")));
    specialists.rollback(SWE, false).get();
    assertEquals(
        Either.left(new SpecialistRefused.ServesAlready(SWE, "blue")),
        specialists.promote(PromotionDraft.of("swe", "blue")));
    assertEquals(3, specialists.promote(draft).get().sequence());
  }

  @Test
  void allAreRolledBackTogether() {
    specialists.promote(PromotionDraft.of("swe", "green"));
    specialists.promote(PromotionDraft.of("law", "x"));
    specialists.rollback(SWE, false);
    assertEquals(1, specialists.rollbackAll(true).size());
    assertEquals(
        Vector.of("law"),
        specialists.rollbackAll(false).map(one -> one.promotion().specialist().value()));
    assertEquals(Vector.empty(), specialists.rollbackAll(false));
  }

  private long entries() {
    return storage.unitOfWork().read(() -> storage.auditLog().head()).size();
  }
}
