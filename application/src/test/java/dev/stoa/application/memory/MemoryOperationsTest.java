package dev.stoa.application.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.audit.AuditEntry;
import dev.stoa.domain.audit.AuditFilter;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.memory.ConsolidationReport;
import dev.stoa.domain.memory.EvictionReport;
import dev.stoa.domain.memory.ExpiryReport;
import dev.stoa.domain.memory.LearningState;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryEdit;
import dev.stoa.domain.memory.MemoryExpiry;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryLimits;
import dev.stoa.domain.memory.MemoryOutcome;
import dev.stoa.domain.memory.MemoryQuery;
import dev.stoa.domain.memory.MemoryRefused;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.domain.memory.Observations;
import dev.stoa.domain.memory.Outcome;
import dev.stoa.domain.memory.Recall;
import dev.stoa.domain.memory.RecordedOutcome;
import dev.stoa.domain.memory.RedLine;
import dev.stoa.domain.memory.Remember;
import dev.stoa.domain.memory.StrengthPosition;
import dev.stoa.domain.memory.TierLimits;
import dev.stoa.domain.memory.TierMoveRefused;
import dev.stoa.domain.memory.TierTransition;
import dev.stoa.domain.memory.TransitionReason;
import dev.stoa.domain.search.Embedding;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** The operations on memories. */
final class MemoryOperationsTest extends MemoryWorkspace {

  private static final RedLine LAW = new RedLine("law");

  @Test
  void rememberedAgainAMemoryIsReinforced() {
    Memory first = remember("Retries need jitter");
    pass(Duration.ofHours(1));
    Memory again = remember("  RETRIES need\u00a0jitter ");
    assertEquals(first.id(), again.id());
    assertEquals("Retries need jitter", again.content());
    assertEquals(1, again.experience().reinforcements());
    assertEquals(now(), again.times().updatedAt());
    Memory elsewhere =
        memory().remember(Remember.of("Retries need jitter").scope(new MemoryScope("other"))).get();
    assertEquals(0, elsewhere.experience().reinforcements());
    assertEquals(Option.some(again), memory().find(first.id()));
  }

  @Test
  void manyAreRememberedAsOneByOne() {
    Memory known = remember("known before");
    Embedding east = Embedding.of("m", 1, 0);
    Vector<Remember> all =
        Vector.of(
            Remember.of("Retries need jitter").embedding(east),
            Remember.of("KNOWN before"),
            Remember.of("retries need JITTER").timeToLive(Duration.ofHours(1)),
            Remember.of("Retries need jitter").scope(new MemoryScope("other")).embedding(east));
    Seq<Memory> answers =
        memory()
            .rememberAll(all.appendAll(Vector.range(0, 200).map(i -> Remember.of("text " + i))))
            .get();
    assertEquals(204, answers.size());
    assertEquals(answers.head().id(), answers.get(2).id());
    assertEquals(0, answers.head().experience().reinforcements());
    assertEquals(1, answers.get(2).experience().reinforcements());
    assertEquals(known.id(), answers.get(1).id());
    assertEquals(1, answers.get(1).experience().reinforcements());
    assertFalse(answers.head().id().equals(answers.get(3).id()));
    assertEquals(
        Vector.of("Retries need jitter"),
        memory()
            .recall(Recall.strongest().like(east))
            .get()
            .map(one -> one.memory().content())
            .toVector());
    for (int i = 0; i < 200; i += 50) {
      assertEquals(
          answers.get(4 + i).id(),
          memory().recall(Recall.about("text " + i)).get().head().memory().id());
    }
    assertEquals(Vector.empty(), memory().rememberAll(Vector.empty()).get().toVector());
  }

  @Test
  void ofManyOneRefusalKeepsNone() {
    MemoryRefused refused =
        memory()
            .rememberAll(
                Vector.of(
                    Remember.of("alpha").embedding(Embedding.of("m", 1, 0)),
                    Remember.of("beta").embedding(Embedding.of("m", 1, 0, 0))))
            .getLeft();
    assertInstanceOf(MemoryRefused.BadEmbedding.class, refused);
    assertEquals(0, memory().statistics().memories());
  }

  @Test
  void anExpiredMemoryIsStoredAgain() {
    Memory first =
        memory().remember(Remember.of("soon gone").timeToLive(Duration.ofHours(1))).get();
    pass(Duration.ofHours(1));
    Memory anew = remember("soon gone");
    assertFalse(first.id().equals(anew.id()));
    assertEquals(Option.none(), memory().find(first.id()));
    assertEquals("expired", memory().archived(PageRequest.first(5)).items().head().reason());
  }

  @Test
  void outcomesAloneCanPromoteAndEveryMoveIsKept() {
    MemoryId id = memory().remember(Remember.of("x").tier(MemoryTier.GLACIAL)).get().id();
    List.range(0, 40).forEach(i -> memory().recordOutcome(id, Outcome.success()).get());
    assertInstanceOf(TierMoveRefused.NotSurprising.class, memory().promote(id).getLeft());
    List.range(0, 5).forEach(i -> memory().recordOutcome(id, Outcome.failure()).get());
    assertEquals(MemoryTier.SLOW, memory().promote(id).get().tier());
    assertInstanceOf(TierMoveRefused.CoolingDown.class, memory().promote(id).getLeft());
    pass(Duration.ofHours(24));
    assertEquals(MemoryTier.MEDIUM, memory().promote(id).get().tier());
    List.range(0, 60).forEach(i -> memory().recordOutcome(id, Outcome.failure()).get());
    assertEquals(MemoryTier.SLOW, memory().demote(id).get().tier());
    assertEquals(
        Vector.of(
            TransitionReason.HIGH_SURPRISE,
            TransitionReason.HIGH_SURPRISE,
            TransitionReason.HIGH_STABILITY),
        memory().moves(id).map(TierTransition::reason).toVector());
    assertEquals(45 + 60, memory().find(id).get().experience().updates() - 1);
    assertInstanceOf(
        MemoryRefused.Unknown.class,
        memory().recordOutcome(new MemoryId("?"), Outcome.success()).getLeft());
  }

  @Test
  void everyOutcomeIsKeptWithWhatItChanged() {
    MemoryId id = remember("x").id();
    memory().recordOutcome(id, Outcome.success()).get();
    pass(Duration.ofMinutes(1));
    Memory after = memory().recordOutcome(id, Outcome.failure().predictionError(0.5)).get();
    double first = 0.3 * 0.5;
    double second = (0.3 * 1 + 0.2 * 0.5) / (0.3 + 0.2);
    Page<RecordedOutcome, Long> latest = memory().outcomes(id, PageRequest.first(1)).get();
    assertEquals(2, latest.items().head().sequence());
    MemoryOutcome failed = latest.items().head().outcome();
    assertEquals(Outcome.failure().predictionError(0.5), failed.outcome());
    assertEquals(1, failed.expected());
    assertEquals(second, failed.surprise(), 1e-12);
    assertEquals(first, failed.surpriseBefore(), 1e-12);
    assertEquals(0.7 * first + 0.3 * second, failed.surpriseAfter(), 1e-12);
    assertEquals(after.experience().surprise(), failed.surpriseAfter());
    assertEquals(after.experience().consolidation(), failed.consolidation());
    assertEquals(now(), failed.createdAt());
    Page<RecordedOutcome, Long> rest =
        memory().outcomes(id, new PageRequest<>(latest.next(), 1)).get();
    assertEquals(Outcome.success(), rest.items().head().outcome().outcome());
    assertEquals(0.5, rest.items().head().outcome().expected());
    assertEquals(0, memory().outcomes(id, new PageRequest<>(rest.next(), 1)).get().items().size());
  }

  @Test
  void outcomesStayInTheArchiveAndGoWithAPurge() {
    MemoryId id = remember("x").id();
    assertEquals(0, memory().outcomes(id, PageRequest.first(9)).get().items().size());
    memory().recordOutcome(id, Outcome.success()).get();
    memory().forget(id, "old").get();
    assertEquals(1, memory().outcomes(id, PageRequest.first(9)).get().items().size());
    memory().restore(id).get();
    memory().recordOutcome(id, Outcome.success()).get();
    assertEquals(
        Vector.of(2L, 1L),
        memory()
            .outcomes(id, PageRequest.first(9))
            .get()
            .items()
            .map(RecordedOutcome::sequence)
            .toVector());
    memory().forget(id, "old").get();
    memory().purge(id).get();
    assertEquals(
        new MemoryRefused.Unknown(id), memory().outcomes(id, PageRequest.first(9)).getLeft());
  }

  @Test
  void aSweepMovesEachMemoryOneStepAndSaysWhetherThereIsMore() {
    Vector<MemoryId> wild = Vector.range(0, 3).map(i -> surprising("wild " + i));
    Vector<MemoryId> calm = Vector.range(0, 3).map(i -> stable("calm " + i));
    MemoryId young = memory().remember(Remember.of("young").tier(MemoryTier.FAST)).get().id();
    ConsolidationReport first = memory().consolidate(2);
    assertEquals(2, first.promotions().size());
    assertEquals(2, first.demotions().size());
    assertTrue(first.more());
    ConsolidationReport rest = memory().consolidate(1_000);
    assertEquals(
        wild.toSet(),
        first.promotions().appendAll(rest.promotions()).map(TierTransition::memory).toSet());
    assertTrue(
        calm.toSet()
            .diff(first.demotions().appendAll(rest.demotions()).map(TierTransition::memory).toSet())
            .isEmpty());
    assertFalse(rest.more());
    wild.forEach(id -> assertEquals(MemoryTier.MEDIUM, memory().find(id).get().tier()));
    assertEquals(MemoryTier.FAST, memory().find(young).get().tier());
    wild.forEach(id -> assertEquals(1, memory().moves(id).size()));
  }

  @Test
  void demotionAsksForTenUpdatesOneByOneAndInASweep() {
    MemoryId id = memory().remember(Remember.of("x").tier(MemoryTier.FAST)).get().id();
    List.range(0, 8).forEach(i -> memory().recordOutcome(id, Outcome.success()).get());
    assertInstanceOf(TierMoveRefused.TooFewUpdates.class, memory().demote(id).getLeft());
    assertEquals(Vector.empty(), memory().consolidate(10).demotions().toVector());
    memory().recordOutcome(id, Outcome.success()).get();
    assertEquals(1, memory().consolidate(10).demotions().size());
  }

  @Test
  void aRedLineIsDrawnAndLiftedInTheTrail() {
    Memory memory = remember("never delete the ledger");
    Memory stored = memory().protect(memory.id(), LAW, true).get();
    assertEquals(MemoryTier.GLACIAL, stored.tier());
    assertEquals(TransitionReason.RED_LINE, memory().moves(stored.id()).head().reason());
    assertInstanceOf(
        MemoryRefused.Protected.class, memory().forget(stored.id(), "bored").getLeft());
    assertInstanceOf(
        MemoryRefused.Protected.class,
        memory().edit(stored.id(), MemoryEdit.NOTHING.content("delete it")).getLeft());
    assertEquals(1, remember("Never delete the ledger").importance());
    pass(Duration.ofDays(10_000));
    assertEquals(0, memory().expire(MemoryExpiry.USUAL).aged().size());
    assertEquals(
        List.of(stored.id()),
        memory().redLined(PageRequest.first(5)).items().map(Memory::id).toList());
    memory().unprotect(stored.id()).get();
    memory().forget(stored.id(), "now it may go").get();
    assertEquals(List.of("memory.protected", "memory.unprotected", "memory.archived"), entries());
    assertInstanceOf(
        MemoryRefused.Unknown.class, memory().protect(stored.id(), LAW, true).getLeft());
  }

  @Test
  void forgottenMemoriesComeBackUnlessSomethingIsInTheWay() {
    Memory memory = remember("a");
    assertEquals(memory, memory().restore(memory.id()).get());
    assertInstanceOf(MemoryRefused.AlreadyLive.class, memory().purge(memory.id()).getLeft());
    memory().forget(memory.id(), "user_deleted").get();
    assertEquals(memory, memory().forget(memory.id(), "user_deleted").get());
    assertEquals(
        new MemoryRefused.AlreadyArchived(memory.id(), "user_deleted"),
        memory().forget(memory.id(), "spam").getLeft());
    assertEquals(Option.none(), memory().find(memory.id()));
    pass(Duration.ofDays(1));
    Memory back = memory().restore(memory.id()).get();
    assertEquals(now(), back.times().updatedAt());
    assertEquals(memory.content(), back.content());
    memory().forget(memory.id(), "again").get();
    assertEquals(2, memory().archived(PageRequest.first(9)).items().size());
    Memory other = remember("A");
    MemoryRefused refused = memory().restore(memory.id()).getLeft();
    assertEquals(
        new MemoryRefused.SameContent(memory.id(), other.id(), MemoryScope.SHARED), refused);
    assertInstanceOf(
        MemoryRefused.NotArchived.class, memory().restore(new MemoryId("?")).getLeft());
    memory().purge(memory.id()).get();
    assertInstanceOf(MemoryRefused.NotArchived.class, memory().restore(memory.id()).getLeft());
    assertEquals(
        List.of("memory.archived", "memory.restored", "memory.archived", "memory.purged"),
        entries());
  }

  @Test
  void anEditIsRefusedWhereTheScopeSaysSoAlready() {
    Memory one = remember("one");
    Memory two = remember("two");
    assertEquals(
        new MemoryRefused.SameContent(two.id(), one.id(), MemoryScope.SHARED),
        memory().edit(two.id(), MemoryEdit.NOTHING.content("ONE")).getLeft());
    Memory edited =
        memory().edit(two.id(), MemoryEdit.NOTHING.content("Two!").importance(0.9)).get();
    assertEquals("Two!", edited.content());
    assertEquals(Option.some(edited), memory().find(two.id()));
  }

  @Test
  void whatHasEndedOrGrownOldIsPutAwayInBatches() {
    List.range(0, 3).forEach(i -> memory().remember(brief("brief " + i)).get());
    List.range(0, 3)
        .forEach(i -> memory().remember(Remember.of("f" + i).tier(MemoryTier.FAST)).get());
    Memory slow = remember("slow");
    pass(Duration.ofHours(2));
    ExpiryReport none = memory().expire(MemoryExpiry.USUAL.tier(MemoryTier.FAST));
    assertEquals(3, none.ended().size());
    assertEquals(0, none.aged().size(), "two half-lives exactly are not more than two");
    pass(Duration.ofSeconds(1));
    ExpiryReport some = memory().expire(MemoryExpiry.USUAL.batch(2));
    assertEquals(2, some.aged().size());
    assertTrue(some.more());
    ExpiryReport rest = memory().expire(MemoryExpiry.USUAL.batch(2));
    assertEquals(1, rest.aged().size());
    assertFalse(rest.more());
    assertTrue(memory().find(slow.id()).isDefined());
  }

  @Test
  void tooFullATierLosesItsLeastImportantOldestFirst() {
    Vector<MemoryId> made =
        Vector.range(0, 6)
            .map(
                i -> {
                  pass(Duration.ofSeconds(1));
                  return memory()
                      .remember(Remember.of("m " + i).importance(i < 2 ? 0.9 : 0.2))
                      .get()
                      .id();
                });
    TierLimits limits = TierLimits.DOCUMENTED.with(MemoryTier.SLOW, 3);
    assertEquals(1, memory().pressure(MemoryLimits.of(limits)).value());
    assertTrue(memory().pressure(MemoryLimits.of(limits)).isHigh());
    EvictionReport first = memory().enforceLimits(MemoryLimits.of(limits).batch(2));
    assertEquals(made.slice(2, 4).toSet(), first.evicted().toSet());
    assertTrue(first.more());
    EvictionReport second = memory().enforceLimits(MemoryLimits.of(limits).batch(2));
    assertEquals(Vector.of(made.get(4)), second.evicted().toVector());
    assertFalse(second.more());
    assertEquals(0, memory().enforceLimits(MemoryLimits.of(limits).batch(2)).evicted().size());
    assertEquals("tier_limit", memory().archived(PageRequest.first(1)).items().head().reason());
  }

  @Test
  void anEvaluationTunesWhatTheRulesGoBy() {
    MemoryId id = surprising("wild");
    double threshold = memory().tuned().promotionThreshold(MemoryTier.SLOW);
    LearningState first = memory().evaluate(Observations.NONE);
    assertEquals(1, first.cycle());
    assertEquals(1, first.metrics().get().velocity());
    assertEquals(first.tuned(), memory().tuned());
    assertTrue(memory().tuned().promotionThreshold(MemoryTier.SLOW) != threshold);
    // The lower half-lives go, the sooner is too old; the rule of expiry reads what was written.
    Duration usual = MemoryTier.SLOW.halfLife().multipliedBy(2);
    pass(usual.plusSeconds(1));
    boolean longer =
        memory().tuned().halfLifeHours().get(MemoryTier.SLOW).get()
            > MemoryTier.SLOW.halfLife().toHours();
    assertEquals(longer ? 0 : 1, memory().expire(MemoryExpiry.USUAL).aged().size());
    assertEquals(longer, memory().find(id).isDefined());
    assertEquals(2, memory().evaluate(Observations.NONE.predictionAccuracy(0.1)).cycle());
    assertEquals(
        List.of(2L, 1L),
        memory().evaluations(PageRequest.first(9)).items().map(LearningState::cycle).toList());
  }

  @Test
  void memoriesAreListedTierByTierAndPageByPage() {
    for (MemoryTier tier : MemoryTier.values()) {
      List.range(0, 3)
          .forEach(
              i ->
                  memory()
                      .remember(Remember.of(tier + " " + i).tier(tier).importance(0.9 - i / 10.0))
                      .get());
    }
    Seq<String> listed = Vector.empty();
    Option<StrengthPosition> after = Option.none();
    do {
      Page<Memory, StrengthPosition> page =
          memory().list(MemoryQuery.all().page(new PageRequest<>(after, 5)));
      listed = listed.appendAll(page.items().map(Memory::content));
      after = page.next();
    } while (after.isDefined());
    assertEquals(
        Vector.of(MemoryTier.values()).flatMap(tier -> Vector.range(0, 3).map(i -> tier + " " + i)),
        listed.toVector());
    assertEquals(3, memory().list(MemoryQuery.all().tier(MemoryTier.FAST).limit(9)).items().size());
    assertEquals(12, memory().statistics().memories());
  }

  private Remember brief(String content) {
    return Remember.of(content).timeToLive(Duration.ofMinutes(1));
  }

  /** In the slow tier, and surprising enough to leave it once. */
  private MemoryId surprising(String content) {
    MemoryId id = remember(content).id();
    Outcome odd = Outcome.failure().predictionError(1).semanticShift(1).temporalShift(1);
    List.range(0, 7).forEach(i -> memory().recordOutcome(id, odd).get());
    return id;
  }

  /** In the medium tier, used often and without surprise. */
  private MemoryId stable(String content) {
    MemoryId id = memory().remember(Remember.of(content).tier(MemoryTier.MEDIUM)).get().id();
    List.range(0, 12).forEach(i -> memory().recordOutcome(id, Outcome.success()).get());
    return id;
  }

  private Memory remember(String content) {
    return memory().remember(Remember.of(content)).get();
  }

  private Seq<String> entries() {
    return storage()
        .unitOfWork()
        .read(
            () ->
                storage()
                    .auditLog()
                    .after(0, 100, AuditFilter.ALL)
                    .map(AuditEntry::event)
                    .map(event -> event.eventType())
                    .toList());
  }
}
