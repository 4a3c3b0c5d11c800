package dev.stoa.bootstrap.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestStore;
import dev.stoa.domain.agent.AgentDeletion;
import dev.stoa.domain.agent.AgentQuery;
import dev.stoa.domain.agent.AgentRefused;
import dev.stoa.domain.audit.AuditQuery;
import dev.stoa.domain.critique.CritiqueDraft;
import dev.stoa.domain.critique.CritiqueJudgement;
import dev.stoa.domain.critique.CritiqueQuery;
import dev.stoa.domain.critique.Reputation;
import dev.stoa.domain.critique.ReputationBuilder;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.kernel.RefusalKind;
import dev.stoa.domain.notebook.NoteDraft;
import dev.stoa.domain.notebook.NoteTopic;
import dev.stoa.domain.rating.AgentRating;
import dev.stoa.domain.rating.BrierTally;
import dev.stoa.domain.rating.Calibration;
import dev.stoa.domain.rating.Counters;
import dev.stoa.domain.rating.CountersBuilder;
import dev.stoa.domain.rating.DisciplineFilter;
import dev.stoa.domain.rating.DomainPrediction;
import dev.stoa.domain.rating.Forecast;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.MatchRefused;
import dev.stoa.domain.rating.NewMatch;
import dev.stoa.domain.rating.NewPrediction;
import dev.stoa.domain.rating.OutcomeName;
import dev.stoa.domain.rating.Prediction;
import dev.stoa.domain.rating.TournamentId;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Clock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is recorded under the name of an agent follows it, in every store. */
final class AgentRecordsTest {

  private static final AgentName ADA = new AgentName("ada");
  private static final AgentName BOB = new AgentName("bob");
  private static final AgentName CYD = new AgentName("cyd");
  private static final AgentName ZOE = new AgentName("zoe");
  private static final Discipline LAW = new Discipline("law");
  private static final TournamentId CUP = new TournamentId("cup");
  private static final OutcomeName YES = new OutcomeName("yes");

  @ParameterizedTest
  @EnumSource
  void aRenameTakesEverythingAlong(TestStore store) {
    try (Stoa stoa = Stoa.over(store.open(), Clock.systemUTC())) {
      recordEverythingOf(stoa, ADA);
      AgentRating before = stoa.ratings().rating(ADA).get();
      Counters seen = stoa.ratings().relationship(ADA, BOB).get().seenBy(ADA);
      Calibration law = stoa.calibration().find(ADA, DisciplineFilter.of(LAW)).get();
      Reputation reputation = stoa.critiques().reputation(ADA).get();
      // Behind bob, so that the pair is the other way round.
      done(stoa.agents().rename("ada", ZOE));
      assertEquals(Option.some(before.of(ZOE)), stoa.ratings().rating(ZOE));
      assertEquals(Option.none(), stoa.ratings().rating(ADA));
      assertEquals(1, stoa.ratings().disciplinesOf(ZOE).size());
      assertEquals(2, stoa.ratings().history(ZOE, PageRequest.first(9)).items().size());
      assertEquals(seen, stoa.ratings().relationship(ZOE, BOB).get().seenBy(ZOE));
      assertEquals(Option.none(), stoa.ratings().relationship(ADA, BOB));
      assertTrue(stoa.ratings().replay().agrees());
      assertEquals(
          law.tally(), stoa.calibration().find(ZOE, DisciplineFilter.of(LAW)).get().tally());
      assertEquals(
          1,
          stoa.calibration().curve(ZOE, DisciplineFilter.of(LAW)).buckets().get(7).predictions());
      assertEquals(
          Vector.of(ZOE),
          stoa.calibration()
              .predictions(CUP, PageRequest.first(9))
              .items()
              .map(Prediction::agent)
              .toVector());
      assertEquals(
          ReputationBuilder.from(reputation).agent(ZOE).build(),
          stoa.critiques().reputation(ZOE).get());
      assertEquals(1, stoa.critiques().list(CritiqueQuery.all().by(ZOE)).items().size());
      assertEquals(
          Option.some(ZOE),
          stoa.critiques().list(CritiqueQuery.all().by(BOB)).items().head().draft().target());
      assertEquals(
          "{\"agent_id\":\""
              + done(stoa.agents().resolve("zoe")).id()
              + "\",\"moved\":{\"agent_relationships\":1,\"agent_reputation\":1,"
              + "\"calibration_predictions\":1,\"critiques\":2,\"domain_calibration\":2,"
              + "\"match_participants\":2}}",
          last(stoa, "agent.renamed"));
    }
  }

  @ParameterizedTest
  @EnumSource
  void aMergeAddsUpWhatBothDid(TestStore store) {
    try (Stoa stoa = Stoa.over(store.open(), Clock.systemUTC());
        Stoa one = Stoa.over(TestStore.SQLITE.open(), Clock.systemUTC())) {
      recordEverythingOf(stoa, ADA);
      recordEverythingOf(stoa, CYD);
      recordEverythingOf(one, CYD);
      recordEverythingOf(one, CYD);
      done(stoa.agents().merge("ada", "cyd"));
      for (AgentName agent : Vector.of(CYD, BOB)) {
        assertEquals(
            one.ratings().rating(agent).map(AgentRecordsTest::figures),
            stoa.ratings().rating(agent).map(AgentRecordsTest::figures));
        assertEquals(
            one.ratings().history(agent, PageRequest.first(9)).items().map(point -> point.elo()),
            stoa.ratings().history(agent, PageRequest.first(9)).items().map(point -> point.elo()));
        assertEquals(
            one.ratings().disciplinesOf(agent).map(each -> figures(each.rating())),
            stoa.ratings().disciplinesOf(agent).map(each -> figures(each.rating())));
      }
      assertEquals(Option.none(), stoa.ratings().rating(ADA));
      assertTrue(stoa.ratings().replay().agrees(), "the log and everything that follows from it");
      assertEquals(
          one.ratings().relationship(CYD, BOB).get().counters(),
          stoa.ratings().relationship(CYD, BOB).get().counters());
      BrierTally law = stoa.calibration().find(CYD, DisciplineFilter.of(LAW)).get().tally();
      assertEquals(one.calibration().find(CYD, DisciplineFilter.of(LAW)).get().tally(), law);
      assertEquals(
          one.calibration().curve(CYD, DisciplineFilter.ALL).buckets(),
          stoa.calibration().curve(CYD, DisciplineFilter.ALL).buckets());
      assertEquals(1, stoa.calibration().predictions(CUP, PageRequest.first(9)).items().size());
      assertEquals(4, stoa.critiques().reputation(CYD).get().proposalsMade());
      assertEquals(2, stoa.critiques().reputation(CYD).get().critiquesGiven());
      assertEquals(Option.none(), stoa.critiques().reputation(ADA));
      assertTrue(last(stoa, "agent.merged").contains("\"match_participants\":2"));
    }
  }

  @ParameterizedTest
  @EnumSource
  void agentsThatMetAreTwo(TestStore store) {
    try (Stoa stoa = Stoa.over(store.open(), Clock.systemUTC())) {
      done(stoa.ratings().registering().record(NewMatch.won(new MatchId("duel"), ADA, BOB, CYD)));
      AgentRefused refused = stoa.agents().merge("ada", "bob").getLeft();
      assertEquals(new AgentRefused.MetInMatch(ADA, BOB, new MatchId("duel")), refused);
      assertEquals(RefusalKind.CONFLICT, refused.kind());
      assertEquals(
          "agents ada and bob met in match duel: merge two that never met, or archive one",
          refused.sentence());
      assertTrue(stoa.ratings().rating(ADA).isDefined());
      assertTrue(stoa.agents().resolve("ada").isRight());
    }
  }

  @ParameterizedTest
  @EnumSource
  void nothingIsRecordedForANameNobodyRegistered(TestStore store) {
    try (Stoa stoa = Stoa.over(store.open(), Clock.systemUTC())) {
      done(stoa.agents().register("ada", "m"));
      done(stoa.agents().register("bob", "m"));
      AgentName typo = new AgentName("bbo");
      NewMatch duel = NewMatch.won(new MatchId("d"), ADA, typo);
      assertNobody("bbo", "bob", stoa.ratings().record(duel));
      assertNobody("bbo", "bob", stoa.ratings().recordCalibrated(duel));
      assertNobody(
          "bbo",
          "bob",
          stoa.ratings().recordAll(Vector.of(NewMatch.won(new MatchId("e"), ADA, BOB), duel)));
      assertNobody("bbo", "bob", stoa.ratings().observe(ADA, typo, Counters.critique()));
      Forecast forecast = Forecast.of(YES, 0.7);
      assertNobody("bbo", "bob", stoa.calibration().predict(CUP, typo, forecast));
      assertNobody(
          "bbo",
          "bob",
          stoa.calibration()
              .predictAll(
                  Vector.of(
                      NewPrediction.of(CUP, ADA, forecast),
                      NewPrediction.of(CUP, typo, forecast))));
      assertNobody(
          "bbo", "bob", stoa.calibration().record(new DomainPrediction(typo, LAW, 0.7, true)));
      assertNobody("bbo", "bob", stoa.critiques().file(CritiqueDraft.of("d", typo)));
      assertNobody("bbo", "bob", stoa.critiques().file(CritiqueDraft.of("d", ADA).against(typo)));
      assertNobody(
          "bbo",
          "bob",
          stoa.critiques()
              .fileAll(Vector.of(CritiqueDraft.of("d", ADA), CritiqueDraft.of("d", typo))));
      assertNobody("bbo", "bob", stoa.critiques().recordProposal(typo, true));
      assertEquals(Option.none(), stoa.ratings().rating(ADA));
      assertEquals(0, stoa.calibration().predictions(CUP, PageRequest.first(9)).items().size());
      assertEquals(0, stoa.critiques().list(CritiqueQuery.all()).items().size());
      assertEquals(2, stoa.audit().head().size(), "the two registrations");
    }
  }

  @ParameterizedTest
  @EnumSource
  void recordingRegistersIfItIsToldTo(TestStore store) {
    try (Stoa stoa = Stoa.over(store.open(), Clock.systemUTC())) {
      done(stoa.agents().register("ada", "claude-4"));
      NewMatch alone = NewMatch.drawn(new MatchId("x"), CYD);
      assertInstanceOf(
          MatchRefused.ParticipantCount.class,
          stoa.ratings().registering().record(alone).getLeft());
      assertTrue(stoa.agents().resolve("cyd").isLeft());
      done(stoa.ratings().registering().record(NewMatch.won(new MatchId("d"), ADA, BOB)));
      assertEquals("claude-4", done(stoa.agents().resolve("ada")).model());
      assertEquals("unknown", done(stoa.agents().resolve("bob")).model());
      done(stoa.agents().archive("bob"));
      done(stoa.ratings().record(NewMatch.won(new MatchId("e"), ADA, BOB)));
      done(stoa.calibration().registering().predict(CUP, BOB, Forecast.of(YES, 0.7)));
      assertEquals(
          2, stoa.audit().list(AuditQuery.all().ofType("agent.registered")).items().size());
    }
  }

  @ParameterizedTest
  @EnumSource
  void anAgentIsDeletedWithWhatItOwnsIfAsked(TestStore store) {
    try (Stoa stoa = Stoa.over(store.open(), Clock.systemUTC())) {
      done(stoa.agents().register("bob", "m"));
      String ada = done(stoa.agents().register("ada", "m")).id().value();
      done(stoa.notebook().write("ada", NoteDraft.of(NoteTopic.NOTES, "searched")));
      done(stoa.tasks().create("ada", "work"));
      done(stoa.calibration().predict(CUP, ADA, Forecast.of(YES, 0.7)));
      done(stoa.calibration().record(new DomainPrediction(ADA, LAW, 0.7, true)));
      done(stoa.critiques().recordProposal(ADA, true));
      done(
          stoa.ratings()
              .observe(
                  ADA,
                  BOB,
                  CountersBuilder.builder()
                      .debates(0)
                      .agreements(1)
                      .critiquesAToB(0)
                      .critiquesBToA(0)
                      .acceptedAToB(0)
                      .acceptedBToA(0)
                      .changesA(0)
                      .changesB(0)
                      .winsA(0)
                      .winsB(0)
                      .build()));
      TreeMap<String, Long> owned =
          TreeMap.of("agent_relationships", 1L, "agent_reputation", 1L)
              .put("calibration_predictions", 1L)
              .put("domain_calibration", 2L)
              .put("memories", 1L)
              .put("tasks", 1L);
      AgentRefused refused = stoa.agents().delete("ada").getLeft();
      assertEquals(RefusalKind.CONFLICT, refused.kind());
      assertEquals(
          "agent ada ("
              + ada
              + ") owns 1 agent relationships, 1 agent reputation, 1 calibration predictions,"
              + " 2 domain calibration, 1 notes, 1 tasks: delete it with everything, merge it"
              + " into another, or archive it",
          refused.sentence());
      AgentDeletion deletion = done(stoa.agents().deleteWithEverything("ada"));
      assertEquals(owned, deletion.removed());
      assertTrue(stoa.agents().resolve("ada").isLeft());
      assertEquals(0, stoa.tasks().counts().values().sum().longValue());
      assertEquals(Option.none(), stoa.calibration().find(ADA, DisciplineFilter.ALL));
      assertEquals(Option.none(), stoa.critiques().reputation(ADA));
      assertEquals(Option.none(), stoa.ratings().relationship(ADA, BOB));
      assertEquals(
          "{\"agent_id\":\""
              + ada
              + "\",\"removed\":{\"agent_relationships\":1,\"agent_reputation\":1,"
              + "\"calibration_predictions\":1,\"domain_calibration\":2,\"memories\":1,"
              + "\"tasks\":1}}",
          last(stoa, "agent.deleted"));
      done(stoa.agents().delete("bob"));
      assertEquals(0, stoa.agents().list(AgentQuery.all()).items().size());
    }
  }

  @ParameterizedTest
  @EnumSource
  void anAgentThatOthersFiguresFollowFromStays(TestStore store) {
    try (Stoa stoa = Stoa.over(store.open(), Clock.systemUTC())) {
      recordEverythingOf(stoa, ADA);
      AgentRefused refused = stoa.agents().deleteWithEverything("ada").getLeft();
      assertEquals(RefusalKind.CONFLICT, refused.kind());
      assertTrue(
          refused
              .sentence()
              .contains("of others depend on (2 critiques, 2 match participants): merge it"),
          refused.sentence());
      assertTrue(stoa.ratings().rating(ADA).isDefined());
    }
  }

  /** Two matches against bob, a critique each way, a prediction, a forecast and two proposals. */
  private static void recordEverythingOf(Stoa stoa, AgentName agent) {
    long past = stoa.ratings().rating(BOB).map(AgentRating::debates).getOrElse(0L);
    for (int i = 1; i <= 2; i++) {
      done(
          stoa.ratings()
              .registering()
              .record(NewMatch.won(new MatchId("d" + (past + i)), agent, BOB).in(LAW)));
    }
    done(stoa.calibration().predict(CUP, agent, Forecast.of(YES, 0.7)));
    done(stoa.calibration().record(new DomainPrediction(agent, LAW, 0.75, true)));
    stoa.critiques()
        .judge(
            done(stoa.critiques().file(CritiqueDraft.of("d", agent).against(BOB))).id(),
            CritiqueJudgement.helped(0.75))
        .getOrElseThrow(RefusalException::new);
    done(stoa.critiques().file(CritiqueDraft.of("d", BOB).against(agent)));
    done(stoa.critiques().recordProposal(agent, true));
    done(stoa.critiques().recordProposal(agent, false));
  }

  private static String figures(AgentRating rating) {
    return rating.elo() + " " + rating.wins() + " " + rating.losses() + " " + rating.draws();
  }

  private static void assertNobody(
      String query, String nearest, Either<? extends Refusal, ?> answer) {
    Refusal refused = answer.getLeft();
    assertEquals(RefusalKind.ABSENT, refused.kind());
    assertTrue(refused.sentence().contains(query), refused.sentence());
    assertTrue(refused.sentence().contains(nearest), refused.sentence());
  }

  private static String last(Stoa stoa, String type) {
    return stoa.audit().list(AuditQuery.all().ofType(type)).items().last().event().details().text();
  }

  private static <T> T done(Either<? extends Refusal, T> result) {
    return result.getOrElseThrow(RefusalException::new);
  }
}
