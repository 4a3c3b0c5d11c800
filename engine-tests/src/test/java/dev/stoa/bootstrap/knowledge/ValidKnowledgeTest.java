package dev.stoa.bootstrap.knowledge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.audit.AuditQuery;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.Successor;
import dev.stoa.domain.kernel.SupersessionRefused;
import dev.stoa.domain.kernel.ValidAt;
import dev.stoa.domain.knowledge.BranchQuery;
import dev.stoa.domain.knowledge.Contribution;
import dev.stoa.domain.knowledge.DomainPath;
import dev.stoa.domain.knowledge.KnowledgeEntry;
import dev.stoa.domain.knowledge.KnowledgeId;
import dev.stoa.domain.knowledge.KnowledgeQuery;
import dev.stoa.domain.knowledge.KnowledgeRefused;
import dev.stoa.domain.search.SearchEverything;
import dev.stoa.domain.search.TextFate;
import dev.stoa.domain.search.TextQuery;
import dev.stoa.domain.search.WhenSimilar;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Knowledge that is true for a time, and that other entries supersede, on real engines. */
final class ValidKnowledgeTest {

  private static final Instant START = Instant.parse("2026-01-02T03:04:05.000001Z");
  private static final String OLD = "the checkpoint runs every hour on the primary server";
  private static final String NEW = "the checkpoint runs every minute on the primary server";

  private final AtomicReference<Instant> now = new AtomicReference<>(START);

  private Stoa open(TestEngine engine) {
    Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()).withClock(now::get));
    stoa.agents().register(AgentRegistration.of("ada", "m")).get();
    stoa.agents().register(AgentRegistration.of("bob", "m")).get();
    return stoa;
  }

  private void later() {
    now.updateAndGet(instant -> instant.plus(Duration.ofMinutes(1)));
  }

  private static KnowledgeEntry contributed(Stoa stoa, Contribution draft) {
    return stoa.knowledge().contribute("ada", draft).get();
  }

  private static Contribution said(String content) {
    return Contribution.of(new DomainPath("decision"), content);
  }

  @ParameterizedTest
  @EnumSource
  void anEntrySupersedesOthersWhenItIsContributed(TestEngine engine) {
    try (Stoa stoa = open(engine)) {
      KnowledgeEntry old = contributed(stoa, said(OLD));
      later();
      KnowledgeEntry next =
          stoa.knowledge()
              .contribute("ada", said(NEW), WhenSimilar.report(), List.of(old.id().value()))
              .get()
              .item();
      assertEquals(Option.some(now.get()), next.validity().from());
      KnowledgeEntry loser = stoa.knowledge().find(old.id()).get();
      assertEquals(Option.some(next.id()), loser.successor().map(Successor::id));
      assertEquals(next.validity().from(), loser.validity().until());
      assertFound(stoa, ValidAt.NOW, NEW);
      assertTrue(
          stoa.knowledge()
              .contribute("ada", said("another"), WhenSimilar.report(), List.of("none"))
              .isLeft());
      assertFound(stoa, ValidAt.NOW, NEW);
      assertEquals(
          1, stoa.audit().list(AuditQuery.all().ofType("knowledge.superseded")).items().size());
      assertThrows(
          InvalidValue.class,
          () ->
              stoa.knowledge()
                  .contribute(
                      "ada", said("x"), WhenSimilar.report(), Collections.nCopies(101, "y")));
    }
  }

  /** Each way of finding knowledge finds these and no others. */
  private static void assertFound(Stoa stoa, ValidAt when, String... contents) {
    Vector<String> expected = Vector.of(contents).sorted();
    assertEquals(
        expected,
        stoa.knowledge()
            .list(KnowledgeQuery.all().valid(when))
            .items()
            .map(KnowledgeEntry::content)
            .sorted()
            .toVector());
    assertEquals(
        expected.isEmpty() ? Vector.empty() : Vector.of(expected.size()),
        stoa.knowledge()
            .tree(BranchQuery.top().valid(when))
            .items()
            .map(branch -> (int) branch.total())
            .toVector());
    assertEquals(
        expected,
        stoa.knowledge()
            .search(TextQuery.about("checkpoint"), when, PageRequest.first())
            .items()
            .map(hit -> hit.entry().content())
            .sorted()
            .toVector());
    assertEquals(
        expected,
        stoa.search()
            .search(SearchEverything.about("checkpoint").valid(when))
            .get()
            .items()
            .map(hit -> stoa.knowledge().find(new KnowledgeId(hit.at().id())).get().content())
            .sorted()
            .toVector());
  }

  @ParameterizedTest
  @EnumSource
  void theSupersededOneEndsWhereTheOtherBeginsAndIsKept(TestEngine engine) {
    try (Stoa stoa = open(engine)) {
      KnowledgeEntry loser = contributed(stoa, said(OLD));
      later();
      KnowledgeEntry winner = contributed(stoa, said(NEW));
      later();
      KnowledgeEntry ended =
          stoa.knowledge().supersede("bob", loser.id().value(), winner.id().value()).get();
      assertEquals(Option.some(winner.createdAt()), ended.validity().until());
      assertFound(stoa, ValidAt.NOW, NEW);
      assertFound(stoa, ValidAt.at(START), OLD);
      assertFound(stoa, ValidAt.ALL, OLD, NEW);
      assertFound(stoa.asOf(START), ValidAt.NOW, OLD);
      assertEquals(
          Vector.of(winner.id(), loser.id()),
          stoa.knowledge().history(loser.id().value()).get().map(KnowledgeEntry::id).toVector());
      String briefing = stoa.notebook().briefing("ada").get().pack().text();
      assertTrue(briefing.contains(NEW) && !briefing.contains(OLD), briefing);
      // It says again what was superseded: it is no repetition.
      assertEquals(
          TextFate.ADDED,
          stoa.knowledge().contribute("ada", said(OLD), WhenSimilar.report()).get().fate());
      assertEquals(
          Either.right(ended),
          stoa.knowledge().supersede("ada", loser.id().value(), winner.id().value()));
      assertEquals(loser, stoa.knowledge().reinstate("ada", loser.id().value()).get());
    }
  }

  @ParameterizedTest
  @EnumSource
  void onlyWhatIsTrueIsFound(TestEngine engine) {
    try (Stoa stoa = open(engine)) {
      Instant march = Instant.parse("2026-03-01T00:00:00Z");
      contributed(stoa, said(OLD).validUntil(march));
      KnowledgeEntry next = contributed(stoa, said(NEW).validFrom(march));
      assertFound(stoa, ValidAt.NOW, OLD);
      assertFound(stoa, ValidAt.at(march), NEW);
      assertEquals(
          Vector.of(OLD),
          stoa.knowledge()
              .related(next.id().value())
              .get()
              .map(one -> one.entry().content())
              .toVector());
      now.set(march);
      assertFound(stoa, ValidAt.NOW, NEW);
      assertEquals(Vector.empty(), stoa.knowledge().related(next.id().value()).get().toVector());
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatCannotBeSupersededIsRefused(TestEngine engine) {
    try (Stoa stoa = open(engine)) {
      String first = contributed(stoa, said("one")).id().value();
      String second = contributed(stoa, said("two")).id().value();
      KnowledgeEntry other = stoa.knowledge().contribute("bob", said("three")).get();
      assertRefused(
          new SupersessionRefused.Itself(first), stoa.knowledge().supersede("ada", first, first));
      assertRefused(
          new SupersessionRefused.Elsewhere(
              first, other.id().value(), stoa.knowledge().resolve(first).get().place()),
          stoa.knowledge().supersede("ada", first, other.id().value()));
      assertRefused(
          new SupersessionRefused.NotSuperseded(first), stoa.knowledge().reinstate("ada", first));
      stoa.knowledge().supersede("ada", first, second).get();
      assertRefused(
          new SupersessionRefused.Circle(second, first),
          stoa.knowledge().supersede("ada", second, first));
      String third = contributed(stoa, said("four")).id().value();
      assertRefused(
          new SupersessionRefused.Already(first, second),
          stoa.knowledge().supersede("ada", first, third));
    }
  }

  private static void assertRefused(
      SupersessionRefused reason, Either<KnowledgeRefused, KnowledgeEntry> answer) {
    assertEquals(Either.left(new KnowledgeRefused.NotSuperseded(reason)), answer);
  }
}
