package dev.stoa.bootstrap.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.audit.AuditQuery;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.kernel.SupersessionRefused;
import dev.stoa.domain.kernel.ValidAt;
import dev.stoa.domain.kernel.Validity;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryEdit;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryQuery;
import dev.stoa.domain.memory.MemoryRefused;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.Recall;
import dev.stoa.domain.memory.RedLine;
import dev.stoa.domain.memory.Remember;
import dev.stoa.domain.memory.RestoreMode;
import dev.stoa.domain.memory.SnapshotRequest;
import dev.stoa.domain.pack.PackQuestion;
import dev.stoa.domain.search.Embedding;
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

/** Memories that are true for a time, and that others supersede, on real engines. */
final class ValidMemoriesTest {

  private static final Instant START = Instant.parse("2026-01-02T03:04:05.000001Z");
  private static final Instant MARCH = Instant.parse("2026-03-01T00:00:00Z");
  private static final String ADA = "Ada is on call for deploys";
  private static final String BO = "Bo is on call for deploys";

  private final AtomicReference<Instant> now = new AtomicReference<>(START);

  private Stoa open(TestEngine engine) {
    return Stoa.open(engine.config(engine.migratedUrl()).withClock(now::get));
  }

  private void later() {
    now.updateAndGet(instant -> instant.plus(Duration.ofMinutes(1)));
  }

  private static Memory remembered(Stoa stoa, Remember remember) {
    return stoa.memory().remember(remember).getOrElseThrow(RefusalException::new);
  }

  private static Vector<String> recalled(Stoa stoa, Recall query) {
    return stoa.memory()
        .recall(query)
        .getOrElseThrow(RefusalException::new)
        .map(one -> one.memory().content())
        .sorted()
        .toVector();
  }

  /** Each way of finding memories finds these and no others. */
  private static void assertFound(Stoa stoa, ValidAt when, String... contents) {
    Vector<String> expected = Vector.of(contents).sorted();
    assertEquals(expected, recalled(stoa, Recall.about("on call").valid(when)));
    assertEquals(expected, recalled(stoa, Recall.strongest().valid(when)));
    assertEquals(expected, recalled(stoa, Recall.strongest().everywhere().valid(when)));
    assertEquals(expected, recalled(stoa, Recall.about("").like(vector()).valid(when)));
    assertEquals(
        expected,
        stoa.memory()
            .list(MemoryQuery.all().valid(when))
            .items()
            .map(Memory::content)
            .sorted()
            .toVector());
    assertEquals(
        expected,
        stoa.search()
            .search(SearchEverything.about("call").valid(when))
            .get()
            .items()
            .map(hit -> content(stoa, hit.at().id()))
            .sorted()
            .toVector());
    assertEquals(
        expected,
        stoa.packs()
            .pack(new PackQuestion(SearchEverything.about("call").valid(when), Option.none(), 999))
            .get()
            .items()
            .map(item -> content(stoa, item.at().id()))
            .sorted()
            .toVector());
  }

  private static String content(Stoa stoa, String id) {
    return stoa.memory().find(new MemoryId(id)).get().content();
  }

  private static Embedding vector() {
    return Embedding.of("m", 1, 0);
  }

  private static Remember embedded(String content) {
    return Remember.of(content).embedding(vector());
  }

  @ParameterizedTest
  @EnumSource
  void onlyWhatIsTrueNowIsFoundUnlessAnotherTimeIsGiven(TestEngine engine) {
    try (Stoa stoa = open(engine)) {
      remembered(stoa, embedded(ADA).validUntil(MARCH));
      remembered(stoa, embedded(BO).validFrom(MARCH));
      assertFound(stoa, ValidAt.NOW, ADA);
      assertFound(stoa, ValidAt.at(MARCH), BO);
      assertFound(stoa, ValidAt.at(MARCH.minusNanos(1_000)), ADA);
      assertFound(stoa, ValidAt.ALL, ADA, BO);
      now.set(MARCH);
      assertFound(stoa, ValidAt.NOW, BO);
    }
  }

  @ParameterizedTest
  @EnumSource
  void theSupersededOneEndsWhereTheOtherBeginsAndIsKept(TestEngine engine) {
    try (Stoa stoa = open(engine)) {
      Memory loser = remembered(stoa, embedded(ADA));
      later();
      Memory winner = remembered(stoa, embedded(BO).superseding(loser.id()));
      assertEquals(Option.some(now.get()), winner.validity().from());
      Memory ended = stoa.memory().find(loser.id()).get();
      assertEquals(Option.some(now.get()), ended.validity().until());
      assertEquals(winner.id(), ended.successor().get().id());
      assertFound(stoa, ValidAt.NOW, BO);
      assertFound(stoa, ValidAt.at(START), ADA);
      assertFound(stoa, ValidAt.ALL, ADA, BO);
      for (Memory one : Vector.of(loser, winner)) {
        assertEquals(Vector.of(winner, ended), stoa.memory().history(one.id()).get().toVector());
      }

      // What was known before is another question than what was true then.
      assertFound(stoa.asOf(START), ValidAt.NOW, ADA);
      assertFound(stoa.asOf(START), ValidAt.at(now.get()), ADA);

      assertEquals(loser, stoa.memory().reinstate(loser.id()).get());
      assertFound(stoa, ValidAt.NOW, ADA, BO);
      assertEquals(
          Vector.of("memory.superseded", "memory.reinstated"),
          stoa.audit()
              .list(AuditQuery.all())
              .items()
              .map(entry -> entry.event().eventType())
              .toVector());
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatIsTrueAgainIsAnotherMemory(TestEngine engine) {
    try (Stoa stoa = open(engine)) {
      Memory first = remembered(stoa, embedded(ADA));
      later();
      Memory second = remembered(stoa, embedded(BO).superseding(first.id()));
      later();
      Memory third = remembered(stoa, embedded(ADA).superseding(second.id()));
      assertFound(stoa, ValidAt.NOW, ADA);
      assertEquals(Vector.of(ADA, ADA, BO), recalled(stoa, Recall.about("on call").allVersions()));
      assertEquals(
          Vector.of(third.id(), second.id(), first.id()),
          stoa.memory().history(second.id()).get().map(Memory::id).toVector());
      assertEquals(
          Either.left(new MemoryRefused.SameContent(first.id(), third.id(), MemoryScope.SHARED)),
          stoa.memory().reinstate(first.id()));
    }
  }

  @ParameterizedTest
  @EnumSource
  void anEndThatItHadIsItsEndAgain(TestEngine engine) {
    try (Stoa stoa = open(engine)) {
      Memory loser = remembered(stoa, Remember.of(ADA).validUntil(MARCH));
      Memory winner = remembered(stoa, Remember.of(BO));
      later();
      Memory ended = stoa.memory().supersede(loser.id(), winner.id()).get();
      assertEquals(Option.some(START), ended.validity().until());
      assertEquals(Option.some(START), stoa.memory().find(winner.id()).get().validity().from());
      assertEquals(Either.right(ended), stoa.memory().supersede(loser.id(), winner.id()));
      assertEquals(loser, stoa.memory().reinstate(loser.id()).get());
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatCannotBeSupersededIsRefusedAndChangesNothing(TestEngine engine) {
    try (Stoa stoa = open(engine)) {
      Memory ada = remembered(stoa, Remember.of(ADA));
      Memory bo = remembered(stoa, Remember.of(BO));
      Memory cy = remembered(stoa, Remember.of("Cy is on call"));
      Memory away = remembered(stoa, Remember.of(ADA).scope(new MemoryScope("away")));
      assertRefused(
          new SupersessionRefused.Itself(ada.id().value()),
          stoa.memory().supersede(ada.id(), ada.id()));
      assertRefused(
          new SupersessionRefused.Elsewhere(ada.id().value(), away.id().value(), "scope shared"),
          stoa.memory().supersede(ada.id(), away.id()));
      assertRefused(
          new SupersessionRefused.NotSuperseded(ada.id().value()),
          stoa.memory().reinstate(ada.id()));
      MemoryId nothing = new MemoryId("nothing");
      assertEquals(
          Either.left(new MemoryRefused.Unknown(nothing)),
          stoa.memory().remember(Remember.of("Dee is on call").superseding(nothing)));
      stoa.memory().supersede(ada.id(), bo.id()).get();
      assertRefused(
          new SupersessionRefused.Already(ada.id().value(), bo.id().value()),
          stoa.memory().supersede(ada.id(), cy.id()));
      stoa.memory().supersede(bo.id(), cy.id()).get();
      assertRefused(
          new SupersessionRefused.Circle(cy.id().value(), ada.id().value()),
          stoa.memory().supersede(cy.id(), ada.id()));
      assertRefused(
          new SupersessionRefused.Already(ada.id().value(), bo.id().value()),
          stoa.memory().edit(ada.id(), MemoryEdit.NOTHING.validUntil(MARCH)));
      assertRefused(
          new SupersessionRefused.Already(ada.id().value(), bo.id().value()),
          stoa.memory().edit(ada.id(), MemoryEdit.NOTHING.trueForEver()));
      stoa.memory().protect(cy.id(), new RedLine("law"), false).get();
      assertTrue(
          stoa.memory()
              .remember(Remember.of("Dee is on call").superseding(cy.id()))
              .getLeft()
              .sentence()
              .contains("cannot be superseded"));
      assertEquals(Option.none(), stoa.memory().find(MemoryScope.SHARED, "Dee is on call"));
      assertThrows(InvalidValue.class, () -> Remember.of(ADA).validFrom(MARCH).validUntil(START));
    }
  }

  private static void assertRefused(
      SupersessionRefused reason, Either<MemoryRefused, Memory> answer) {
    assertEquals(Either.left(new MemoryRefused.NotSuperseded(reason)), answer);
  }

  @ParameterizedTest
  @EnumSource
  void linksDoNotLeadToWhatIsSuperseded(TestEngine engine) {
    try (Stoa stoa = open(engine)) {
      Memory loser = remembered(stoa, Remember.of(ADA));
      remembered(stoa, Remember.of("See the rota").linkedTo(loser.id()));
      later();
      remembered(stoa, Remember.of(BO).superseding(loser.id()));
      Recall query = Recall.about("rota").withLinked();
      assertEquals(Vector.of("See the rota"), recalled(stoa, query));
      assertEquals(Vector.of(ADA, "See the rota"), recalled(stoa, query.validAt(START)));
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatIsSupersededIsNotSimilarToWhatIsWritten(TestEngine engine) {
    try (Stoa stoa = open(engine)) {
      String before = "the deploys of the shop run every Monday at nine in the morning";
      String after = "the deploys of the shop run every Tuesday at nine in the morning";
      Memory loser = remembered(stoa, Remember.of(before));
      assertEquals(
          1,
          stoa.memory().remember(Remember.of(after), WhenSimilar.report()).get().similar().size());
      Memory winner =
          stoa.memory()
              .remember(Remember.of(after).superseding(loser.id()), WhenSimilar.report())
              .get()
              .item();
      later();
      assertEquals(
          Vector.of(winner.id().value()),
          stoa.memory()
              .remember(Remember.of(after.replace("shop", "store")), WhenSimilar.report())
              .get()
              .similar()
              .map(one -> one.id())
              .toVector());
      // It says again what was superseded: it is no repetition.
      assertEquals(
          TextFate.ADDED,
          stoa.memory().remember(Remember.of(before), WhenSimilar.report()).get().fate());
    }
  }

  @ParameterizedTest
  @EnumSource
  void timesAreEditedArchivedRestoredAndExported(TestEngine engine) {
    try (Stoa stoa = open(engine)) {
      Memory first = remembered(stoa, Remember.of(ADA));
      Memory ended =
          stoa.memory().edit(first.id(), MemoryEdit.NOTHING.validUntil(START.plusSeconds(1))).get();
      later();
      assertFound(stoa, ValidAt.NOW);
      MemoryEdit begun = MemoryEdit.NOTHING.validFrom(START);
      assertEquals(
          Validity.ALWAYS.from(START),
          stoa.memory().edit(first.id(), begun.trueForEver()).get().validity());
      assertEquals(
          ended.validity(),
          stoa.memory()
              .edit(first.id(), MemoryEdit.NOTHING.validUntil(START.plusSeconds(1)).trueSinceEver())
              .get()
              .validity());
      assertFound(stoa, ValidAt.NOW);
      Memory winner = remembered(stoa, Remember.of(BO).superseding(first.id()));
      Memory loser = stoa.memory().find(first.id()).get();
      assertEquals(ended.validity(), loser.validity());

      List<String> lines = new ArrayList<>();
      stoa.memory().exportSnapshot(SnapshotRequest.USUAL, lines::add);
      stoa.memory().forget(loser.id(), "old").get();
      Memory restored = stoa.memory().restore(loser.id()).get();
      assertEquals(loser.validity(), restored.validity());
      assertEquals(loser.successor(), restored.successor());
      stoa.memory().restoreSnapshot(lines, RestoreMode.REPLACE).get();
      assertEquals(Option.some(loser), stoa.memory().find(loser.id()));
      assertEquals(winner, stoa.memory().find(winner.id()).get());
    }
  }
}
