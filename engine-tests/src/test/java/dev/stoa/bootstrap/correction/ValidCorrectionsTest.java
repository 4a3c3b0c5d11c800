package dev.stoa.bootstrap.correction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.correction.Correction;
import dev.stoa.domain.correction.CorrectionDraft;
import dev.stoa.domain.correction.CorrectionId;
import dev.stoa.domain.correction.CorrectionPageQuery;
import dev.stoa.domain.correction.CorrectionQuery;
import dev.stoa.domain.correction.CorrectionRefused;
import dev.stoa.domain.correction.DpoPair;
import dev.stoa.domain.correction.RelatedCorrection;
import dev.stoa.domain.correction.ScopeRelation;
import dev.stoa.domain.kernel.SupersessionRefused;
import dev.stoa.domain.kernel.ValidAt;
import dev.stoa.domain.pack.PackQuestion;
import dev.stoa.domain.search.SearchEverything;
import dev.stoa.domain.search.TextFate;
import dev.stoa.domain.search.WhenSimilar;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Corrections that are true for a time, and that others supersede, on real engines. */
final class ValidCorrectionsTest {

  private static final Instant START = Instant.parse("2026-01-02T03:04:05.000001Z");
  private static final Instant MARCH = Instant.parse("2026-03-01T00:00:00Z");
  private static final String OLD = "A checkpoint runs every hour on the primary server.";
  private static final String NEW = "Standby machines take snapshots whenever traffic is low.";
  private static final String NEXT = "Nightly copies leave the building by courier.";

  private final AtomicReference<Instant> now = new AtomicReference<>(START);

  private Stoa open(TestEngine engine) {
    return Stoa.open(engine.config(engine.migratedUrl()).withClock(now::get));
  }

  private void later() {
    now.updateAndGet(instant -> instant.plus(Duration.ofMinutes(1)));
  }

  private static CorrectionDraft claimed(String claim) {
    return CorrectionDraft.of("backup schedule", "general", claim).rejected("None.");
  }

  private static Correction recorded(Stoa stoa, CorrectionDraft draft) {
    return stoa.corrections().record(draft).get().correction();
  }

  private static Correction found(Stoa stoa, Correction one) {
    return stoa.corrections().find(one.id()).get();
  }

  /** Each way of finding corrections finds these and no others. */
  private static void assertFound(Stoa stoa, ValidAt when, String... claims) {
    Vector<String> expected = Vector.of(claims).sorted();
    assertEquals(
        expected,
        stoa.corrections()
            .list(CorrectionPageQuery.holding().valid(when))
            .items()
            .map(one -> one.draft().claim())
            .sorted()
            .toVector());
    assertEquals(
        expected,
        stoa.corrections()
            .retrieve(CorrectionQuery.about("backup schedule").domain("general").valid(when))
            .items()
            .map(one -> one.correction().draft().claim())
            .sorted()
            .toVector());
    assertEquals(
        expected,
        stoa.search()
            .search(SearchEverything.about("backup").valid(when))
            .get()
            .items()
            .map(hit -> stoa.corrections().find(new CorrectionId(hit.at().id())).get())
            .map(one -> one.draft().claim())
            .sorted()
            .toVector());
  }

  @ParameterizedTest
  @EnumSource
  void theReplacedOneEndsWhereTheOtherBeginsAndIsKept(TestEngine engine) {
    try (Stoa stoa = open(engine)) {
      Correction loser = recorded(stoa, claimed(OLD));
      later();
      Correction winner = recorded(stoa, claimed(NEW));
      assertEquals(Option.some(winner.createdAt()), winner.validity().from());
      assertEquals(Option.some(winner.createdAt()), found(stoa, loser).validity().until());
      later();
      assertFound(stoa, ValidAt.NOW, NEW);
      assertFound(stoa, ValidAt.at(START), OLD);
      assertFound(stoa, ValidAt.ALL, OLD, NEW);
      assertFound(stoa.asOf(START), ValidAt.NOW, OLD);
      String pack = stoa.packs().pack(PackQuestion.about("backup schedule")).get().text();
      assertTrue(pack.contains(NEW) && !pack.contains(OLD), pack);
      assertEquals(
          Vector.of(winner.id(), loser.id()),
          stoa.corrections().history(loser.id()).get().map(Correction::id).toVector());
      // The same again is a repetition, although it has a beginning by now.
      assertEquals(winner.id(), recorded(stoa, claimed(NEW)).id());
      assertEquals(winner.id(), stoa.corrections().supersede(loser.id(), claimed(NEW)).get().id());
      // It says again what was replaced: it is no repetition.
      assertEquals(
          TextFate.ADDED,
          stoa.corrections().record(claimed(OLD), WhenSimilar.report()).get().fate());
      assertEquals(3, stoa.corrections().history(loser.id()).get().size());
    }
  }

  @ParameterizedTest
  @EnumSource
  void replacingIsUndone(TestEngine engine) {
    try (Stoa stoa = open(engine)) {
      Correction loser = recorded(stoa, claimed(OLD).validUntil(MARCH));
      assertEquals(
          Either.left(
              new CorrectionRefused.NotSuperseded(
                  new SupersessionRefused.NotSuperseded(loser.id().value()))),
          stoa.corrections().reinstate(loser.id()));
      later();
      Correction winner = recorded(stoa, claimed(NEW));
      assertFalse(found(stoa, loser).isActive());
      Correction again = stoa.corrections().reinstate(loser.id()).get();
      assertEquals(loser.draft(), again.draft());
      assertTrue(found(stoa, loser).isActive());
      assertFound(stoa, ValidAt.NOW, OLD, NEW);
      Correction last = recorded(stoa, claimed(NEXT));
      assertEquals(Option.some(last.id()), found(stoa, loser).supersededBy());
      assertEquals(Option.some(last.id()), found(stoa, winner).supersededBy());
    }
  }

  @ParameterizedTest
  @EnumSource
  void onlyWhatIsTrueIsFound(TestEngine engine) {
    try (Stoa stoa = open(engine)) {
      Correction first = recorded(stoa, claimed(OLD));
      recorded(stoa, claimed(NEW).validFrom(MARCH));
      assertFound(stoa, ValidAt.NOW, OLD);
      assertFound(stoa, ValidAt.at(MARCH), NEW);
      assertEquals(List.of(OLD), exported(stoa));
      // What begins before the one that was to follow ends what would have lasted until then.
      later();
      Correction between = recorded(stoa, claimed(NEXT));
      assertEquals(Option.some(between.createdAt()), found(stoa, first).validity().until());
      assertFound(stoa, ValidAt.NOW, NEXT);
      assertFound(stoa, ValidAt.at(START), OLD);
      assertFound(stoa, ValidAt.at(MARCH), NEXT);
      later();
      assertEquals(
          Option.some(now.get()),
          stoa.corrections().withdraw(between.id()).get().validity().until());
      assertFound(stoa, ValidAt.NOW);
      assertEquals(List.of(), exported(stoa));
      assertFound(stoa, ValidAt.at(between.createdAt()), NEXT);
    }
  }

  private static List<String> exported(Stoa stoa) {
    List<DpoPair> pairs = new ArrayList<>();
    stoa.corrections().exportDpo(pairs::add);
    return pairs.stream().map(DpoPair::chosen).toList();
  }

  @ParameterizedTest
  @EnumSource
  void whatEndsDoesNotReplaceWhatLastsLonger(TestEngine engine) {
    try (Stoa stoa = open(engine)) {
      Correction always = recorded(stoa, claimed(OLD));
      CorrectionDraft past = claimed(NEW).validUntil(START.minusSeconds(9));
      assertEquals(
          Vector.of(ScopeRelation.KEEP_BOTH),
          stoa.corrections().check(past).map(RelatedCorrection::relation).toVector());
      recorded(stoa, past);
      assertTrue(found(stoa, always).isActive());
      assertFound(stoa, ValidAt.NOW, OLD);
      assertFound(stoa, ValidAt.at(START.minusSeconds(10)), OLD, NEW);
      // It replaces what ends as early, and has ended before it is recorded.
      Correction other = recorded(stoa, past.claim(NEXT));
      assertEquals(Option.none(), other.validity().from());
      assertFound(stoa, ValidAt.at(START.minusSeconds(10)), OLD, NEXT);
    }
  }
}
