package dev.stoa.application.specialist;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.conversation.NoCipher;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.domain.specialist.AssertionDraft;
import dev.stoa.domain.specialist.AssertionFilter;
import dev.stoa.domain.specialist.AssertionLevel;
import dev.stoa.domain.specialist.AssertionOutcome;
import dev.stoa.domain.specialist.FieldDistribution;
import dev.stoa.domain.specialist.ModelRun;
import dev.stoa.domain.specialist.ModelRunDraft;
import dev.stoa.domain.specialist.QueryAudit;
import dev.stoa.domain.specialist.QueryId;
import dev.stoa.domain.specialist.QueryRoute;
import dev.stoa.domain.specialist.QuerySession;
import dev.stoa.domain.specialist.QuerySessionId;
import dev.stoa.domain.specialist.ScoreTrend;
import dev.stoa.domain.specialist.SessionQuery;
import dev.stoa.domain.specialist.Settlement;
import dev.stoa.domain.specialist.SpecialistAnalytics;
import dev.stoa.domain.specialist.SpecialistRefused;
import dev.stoa.domain.specialist.SpecialistRunQuery;
import dev.stoa.domain.specialist.WinRecord;
import dev.stoa.domain.storage.Storage;
import dev.stoa.testkit.conversation.ConversationSamples;
import dev.stoa.testkit.sqlite.TestWorkspace;
import io.vavr.collection.HashMap;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

final class RunOperationsTest {

  private Instant now = Instant.parse("2026-01-02T03:04:05.000000Z");
  private long lastId;
  @AutoClose private final TestWorkspace workspace = TestWorkspace.create();
  private final Storage storage = workspace.storage();
  private final RunOperations runs =
      new RunOperations(storage, () -> now, () -> "id-" + ++lastId, new NoCipher());
  private final QueryOperations queries =
      new QueryOperations(storage, () -> now, () -> "id-" + ++lastId, QueryAudit.ALL);

  @Test
  void theHighestWelfareWinsOnce() {
    ConversationSamples.stored(storage, ConversationSamples.conversation("c", 0));
    FieldDistribution law = FieldDistribution.only(new Discipline("law"));
    for (int i = 0; i < 3; i++) {
      answered("a", "old" + i, 0.5);
      runs.settle(new QueryId("old" + i), law).get();
    }
    ModelRun losing = answered("b", "q", 0.9);
    ModelRun winning = answered("a", "q", 0.1);
    Settlement settled = runs.settle(new QueryId("q"), law).get();
    assertEquals(winning.id(), settled.winner().id());
    assertEquals(new WinRecord(3, 3).effectiveUtility(), settled.winner().welfare().get());
    assertEquals(Option.some(0.65), settled.runs().last().welfare());
    assertEquals(
        settled, runs.settle(new QueryId("q"), FieldDistribution.of(Map.of("art", 1.0))).get());
    assertEquals(4, entries());
    assertEquals(losing.id(), runs.record(losing.draft()).get().id());
    assertEquals(
        Either.left(new SpecialistRefused.Settled(new QueryId("q"))),
        runs.record(draft("d", "q", 0.5)));
    assertEquals(
        Either.left(new SpecialistRefused.NoAnswers(new QueryId("none"))),
        runs.settle(new QueryId("none"), law));
  }

  @Test
  void aSpecialistAnswersAQueryOnceInAConversation() {
    assertEquals(
        Either.left(new SpecialistRefused.UnknownConversation(new ConversationId("c"))),
        runs.record(draft("a", "q", 0.5)));
    ConversationSamples.stored(storage, ConversationSamples.conversation("c", 0));
    ModelRun first = answered("a", "q", 0.5);
    assertEquals(first, answered("a", "q", 0.5));
    assertEquals(
        Either.left(new SpecialistRefused.AnsweredAlready(new QueryId("q"), first.id())),
        runs.record(draft("a", "q", 0.6)));
    assertEquals(Vector.of(first), runs.of(new QueryId("q")));
    assertEquals(
        Vector.of(first),
        runs.ofConversation(new ConversationId("c"), PageRequest.first(9)).items());
    assertEquals(Option.some(first), runs.find(first.id()));
  }

  @Test
  void analyticsTellWhereASpecialistIsGoing() {
    ConversationSamples.stored(storage, ConversationSamples.conversation("c", 0));
    SpecialistName name = new SpecialistName("a");
    assertEquals(ScoreTrend.FLAT, runs.analyse(SpecialistRunQuery.of(name).limit(9)).trend());
    assertEquals(70, runs.analyse(SpecialistRunQuery.of(name).limit(9)).score());
    for (int i = 0; i < 4; i++) {
      now = now.plusSeconds(1);
      runs.record(
              ModelRunDraft.of("c", "a").query("q" + i).domain("law").scored(0.5 + i / 10.0, 0.5))
          .get();
      runs.settle(new QueryId("q" + i), FieldDistribution.only(new Discipline("law"))).get();
    }
    SpecialistAnalytics analytics = runs.analyse(SpecialistRunQuery.of(name).limit(3));
    assertEquals(new WinRecord(4, 4), analytics.total());
    assertEquals(100.0, analytics.total().winRate());
    assertEquals(
        Vector.of(0.6, 0.7, 0.8), analytics.trajectory().flatMap(run -> run.draft().utility()));
    assertEquals(ScoreTrend.UP, analytics.trend());
    assertEquals(80, analytics.score());
    assertEquals(65, analytics.previousScore());
  }

  @Test
  void sessionsCountQueriesAndKnowTheirField() {
    QuerySessionId id = new QuerySessionId("s");
    queries.record(id, SessionQuery.PLAIN.field("law").route(QueryRoute.SINGLE).trace("t1"));
    queries.record(id, SessionQuery.PLAIN.field("art").route(QueryRoute.FANOUT).token("tok"));
    QuerySession session = queries.record(id, SessionQuery.PLAIN.field("art"));
    assertEquals(3, session.queries());
    assertEquals(Option.some(new Discipline("art")), session.dominant());
    assertEquals(HashMap.of(QueryRoute.SINGLE, 1L, QueryRoute.FANOUT, 1L), session.routes());
    assertEquals(Vector.of("t1"), session.traceIds());
    assertEquals(Option.some("tok"), session.tokenId());
    assertEquals(Option.some(session), queries.find(id));
    assertEquals(1, queries.record(SessionQuery.PLAIN).queries());
    assertEquals(2, queries.list(PageRequest.first(9)).items().size());
  }

  @Test
  void assertionsRewardAndPunish() {
    assertTrue(queries.recordAssertion(AssertionDraft.of("s", "n", AssertionLevel.SOFT)).isLeft());
    queries.record(new QuerySessionId("s"), SessionQuery.PLAIN);
    AssertionDraft info = AssertionDraft.of("s", "cites", AssertionLevel.INFO).bonus(0.2);
    queries.recordAssertion(info.message("two sources")).get();
    queries.recordAssertion(info.message("three sources")).get();
    assertEquals(
        new AssertionOutcome(false, 0.25, 0, true),
        queries.outcome(new QuerySessionId("s"), 0.25).get());
    queries
        .recordAssertion(AssertionDraft.of("s", "consistent", AssertionLevel.BLOCKING).failed())
        .get();
    assertEquals(
        new AssertionOutcome(true, 0.3, 0.15, false),
        queries.outcome(new QuerySessionId("s"), AssertionOutcome.USUAL_CAP).get());
    assertEquals(
        2, queries.assertions(AssertionFilter.name("cites"), PageRequest.first(9)).items().size());
    assertEquals(2, queries.assertionCounts(AssertionFilter.session("s")).size());
    assertTrue(queries.outcome(new QuerySessionId("none"), 0.3).isLeft());
  }

  private static ModelRunDraft draft(String specialist, String query, double sure) {
    return ModelRunDraft.of("c", specialist).query(query).domain("law").scored(0.5, sure);
  }

  private ModelRun answered(String specialist, String query, double sure) {
    return runs.record(draft(specialist, query, sure)).get();
  }

  private long entries() {
    return storage.unitOfWork().read(() -> storage.auditLog().head()).size();
  }
}
