package dev.stoa.application.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.rating.AgentRating;
import dev.stoa.domain.rating.CalibrationScore;
import dev.stoa.domain.rating.CountersBuilder;
import dev.stoa.domain.rating.DisciplineLeaders;
import dev.stoa.domain.rating.DomainPrediction;
import dev.stoa.domain.rating.HeadToHead;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.MatchQuery;
import dev.stoa.domain.rating.MatchRefused;
import dev.stoa.domain.rating.NewMatch;
import dev.stoa.domain.rating.RatedMatch;
import dev.stoa.domain.rating.Relationship;
import dev.stoa.domain.rating.Standing;
import dev.stoa.domain.rating.fit.FitRequest;
import dev.stoa.domain.storage.Storage;
import dev.stoa.testkit.sqlite.TestWorkspace;
import io.vavr.collection.HashMap;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

final class RatingOperationsTest {

  private static final Instant START = Instant.parse("2026-01-01T00:00:00Z");
  private static final AgentName A = new AgentName("a");
  private static final AgentName B = new AgentName("b");
  private static final AgentName C = new AgentName("c");
  private static final Discipline LAW = new Discipline("law");

  @AutoClose private final TestWorkspace workspace = TestWorkspace.create();
  @AutoClose private final TestWorkspace other = TestWorkspace.create();
  private final Storage storage = workspace.storage();
  private Instant now = START;
  private final InstantSource clock =
      () -> {
        now = now.plusSeconds(1);
        return now;
      };
  private final AtomicLong made = new AtomicLong();
  private final IdSource ids = () -> "id-" + made.incrementAndGet();
  private final RatingOperations ratings = new RatingOperations(storage, clock, ids).registering();

  @Test
  void aMatchMovesEverythingAtOnce() {
    RatedMatch match = ratings.record(NewMatch.won(id("d1"), A, B).in(LAW)).get();
    assertEquals(HashMap.of(A, 16.0, B, -16.0), HashMap.ofAll(match.changes().toJavaMap()));
    assertEquals(Option.some(new AgentRating(A, 1516, 1, 0, 0, match.at())), ratings.rating(A));
    assertEquals(1484.0, ratings.disciplinesOf(B).head().elo());
    assertEquals(1516.0, ratings.history(A, PageRequest.first(5)).items().head().elo());
    assertEquals(1, ratings.relationship(B, A).get().counters().winsA());
    assertEquals(Option.some(1516.0), ratings.ratingAsOf(A, match.at()).map(p -> p.elo()));
    assertEquals(Option.none(), ratings.ratingAsOf(A, START));
  }

  @Test
  void aRepeatedMatchMovesNothing() {
    RatedMatch first = ratings.record(NewMatch.won(id("d1"), A, B)).get();
    NewMatch repeat = NewMatch.scored(id("d1"), HashMap.of(B, 0.0, A, 1.0)).confidence(7);
    assertEquals(Either.right(first), ratings.record(repeat));
    assertEquals(Either.right(first), ratings.record(repeat, agent -> 1.5));
    assertEquals(1, ratings.rating(A).get().debates());
    assertEquals(Option.some(first), ratings.match(id("d1")));
  }

  @Test
  void aContradictingRepeatIsRefused() {
    RatedMatch first = ratings.record(NewMatch.won(id("d1"), A, B).in(LAW)).get();
    MatchRefused refused = new MatchRefused.OtherOutcome(id("d1"), first.at());
    NewMatch same = NewMatch.won(id("d1"), A, B).in(LAW);
    for (NewMatch other :
        List.of(
            NewMatch.won(id("d1"), B, A).in(LAW),
            NewMatch.drawn(id("d1"), A, B).in(LAW),
            NewMatch.won(id("d1"), A, B, C).in(LAW),
            NewMatch.won(id("d1"), A, C).in(LAW),
            NewMatch.won(id("d1"), A, B),
            same.confidence(0.5),
            same.kFactor(16))) {
      assertEquals(refused, refusal(other));
    }
    assertEquals(Either.right(first), ratings.record(same));
    assertEquals(1, ratings.rating(A).get().debates());
  }

  @Test
  void manyMatchesAreRatedAsOneByOne() {
    Vector<NewMatch> entries =
        Vector.range(0, 60)
            .map(
                i ->
                    i % 7 == 0
                        ? NewMatch.drawn(id("d" + i), A, B, C)
                        : NewMatch.won(id("d" + i), i % 3 == 0 ? A : B, C).confidence(0.7));
    Vector<NewMatch> matches =
        entries.zipWithIndex((match, i) -> i % 2 == 0 ? match.in(LAW) : match);
    RatingOperations single = new RatingOperations(other.storage(), clock, ids).registering();
    matches.forEach(match -> single.record(match).get());
    ratings.record(matches.head()).get();
    Seq<RatedMatch> all = ratings.recordAll(matches.append(matches.get(5))).get();
    assertEquals(Vector.rangeClosed(1L, 60).append(6L), all.map(RatedMatch::sequence).toVector());
    for (AgentName agent : List.of(A, B, C)) {
      assertEquals(single.rating(agent).get().elo(), ratings.rating(agent).get().elo());
      assertEquals(single.rating(agent).get().wins(), ratings.rating(agent).get().wins());
      assertEquals(
          single.disciplinesOf(agent).map(one -> one.elo()),
          ratings.disciplinesOf(agent).map(one -> one.elo()));
      assertEquals(
          single.history(agent, PageRequest.first(99)).items().map(point -> point.elo()),
          ratings.history(agent, PageRequest.first(99)).items().map(point -> point.elo()));
    }
    assertEquals(
        single.relationship(A, C).get().counters(), ratings.relationship(A, C).get().counters());
    assertTrue(ratings.replay().agrees());
    assertEquals(Vector.empty(), ratings.recordAll(Vector.empty()).get());
  }

  @Test
  void oneRefusedMatchRefusesTheBatch() {
    NewMatch fine = NewMatch.won(id("1"), A, B);
    assertEquals(
        new MatchRefused.ParticipantCount(1),
        ratings.recordAll(List.of(fine, NewMatch.drawn(id("2"), A))).getLeft());
    assertTrue(
        ratings.recordAll(List.of(fine, NewMatch.won(id("1"), B, A))).getLeft()
            instanceof MatchRefused.OtherOutcome);
    assertEquals(Option.none(), ratings.rating(A));
    assertThrows(
        IllegalArgumentException.class, () -> ratings.recordAll(Vector.fill(10_001, fine)));
  }

  @Test
  void timesInTheLogNeverGoBack() {
    RatedMatch first = ratings.record(NewMatch.won(id("1"), A, B)).get();
    now = START.minusSeconds(60);
    RatedMatch second = ratings.record(NewMatch.won(id("2"), B, A)).get();
    assertEquals(first.at(), second.at());
    assertEquals(
        ratings.rating(A).map(AgentRating::elo),
        ratings.ratingAsOf(A, first.at()).map(point -> point.elo()));
  }

  @Test
  void whatCannotBeMeantIsRefusedAndLeavesNoTrace() {
    assertEquals(new MatchRefused.ParticipantCount(1), refusal(NewMatch.drawn(id("d"), A)));
    assertEquals(
        new MatchRefused.DuplicateParticipant(A), refusal(NewMatch.drawn(id("d"), A, B, A)));
    assertEquals(
        new MatchRefused.UnknownWinner(C),
        refusal(
            NewMatch.of(id("d"), List.of(A, B), new dev.stoa.domain.rating.MatchOutcome.WonBy(C))));
    assertEquals(
        new MatchRefused.ScoreOutOfRange(A, -1),
        refusal(NewMatch.scored(id("d"), HashMap.of(A, -1.0, B, 2.0))));
    assertEquals(
        new MatchRefused.UnknownScorer(C),
        refusal(
            NewMatch.of(
                id("d"),
                List.of(A, B),
                new dev.stoa.domain.rating.MatchOutcome.Scored(HashMap.of(C, 1.0)))));
    assertEquals(
        new MatchRefused.ConfidenceNotANumber(),
        refusal(NewMatch.won(id("d"), A, B).confidence(Double.NaN)));
    assertEquals(
        new MatchRefused.KFactorOutOfRange(0), refusal(NewMatch.won(id("d"), A, B).kFactor(0)));
    assertEquals(
        new MatchRefused.MultiplierOutOfRange(A, -1),
        ratings.record(NewMatch.won(id("d"), A, B), agent -> -1).getLeft());
    assertEquals(Option.none(), ratings.rating(A));
  }

  @Test
  void confidenceIsBroughtIntoRangeAndTheFactorIsTheCallers() {
    assertEquals(
        0.1, ratings.record(NewMatch.won(id("1"), A, B).confidence(0.01)).get().confidence());
    assertEquals(1.0, ratings.record(NewMatch.won(id("2"), A, B).confidence(7)).get().confidence());
    RatedMatch match =
        ratings.record(NewMatch.won(id("3"), C, new AgentName("d")).kFactor(10)).get();
    assertEquals(Option.some(5.0), match.changes().get(C));
  }

  @Test
  void matchesAreListedPageByPage() {
    for (int i = 1; i <= 5; i++) {
      NewMatch match = NewMatch.won(id("" + i), A, i % 2 == 0 ? B : C);
      ratings.record(i > 2 ? match.in(LAW) : match).get();
    }
    Page<RatedMatch, Long> first = ratings.matches(MatchQuery.all().in(LAW).limit(2));
    assertEquals(Vector.of(5L, 4L), first.items().map(RatedMatch::sequence).toVector());
    assertEquals(
        Vector.of(3L),
        ratings
            .matches(MatchQuery.all().in(LAW).after(first.next().get()).limit(2))
            .items()
            .map(RatedMatch::sequence)
            .toVector());
    Instant second = ratings.match(id("2")).get().at();
    assertEquals(
        Vector.of(4L, 2L),
        ratings
            .matches(MatchQuery.all().of(B).since(second))
            .items()
            .map(RatedMatch::sequence)
            .toVector());
  }

  @Test
  void aDisciplineStartsAtTheRatingSoFar() {
    ratings.record(NewMatch.won(id("1"), A, B)).get();
    RatedMatch second = ratings.record(NewMatch.won(id("2"), A, B).in(LAW)).get();
    assertEquals(1516.0 + second.changes().get(A).get(), ratings.disciplinesOf(A).head().elo());
  }

  @Test
  void meetingsCountBetweenTwoAgentsWhoeverWon() {
    ratings.record(NewMatch.scored(id("1"), HashMap.of(A, 2.0, B, 1.0, C, 3.0))).get();
    ratings.record(NewMatch.drawn(id("2"), A, B)).get();
    HeadToHead between = ratings.headToHead(B, A, 10);
    assertEquals(2, between.matches());
    assertEquals(0, between.wins());
    assertEquals(1, between.losses());
    assertEquals(1, between.draws());
    assertEquals(Vector.of(2L, 1L), between.recent().map(RatedMatch::sequence).toVector());
    assertEquals(
        1,
        ratings
            .observe(
                B,
                A,
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
                    .build())
            .get()
            .counters()
            .agreements());
    assertEquals(2, ratings.relationships(A, PageRequest.first(5)).items().size());
  }

  @Test
  void winningEightInARowIsImproving() {
    for (int i = 0; i < 8; i++) {
      ratings.record(NewMatch.won(id("d" + i), A, B)).get();
    }
    assertTrue(ratings.trend(A, 20).improving());
    assertTrue(!ratings.trend(B, 20).improving());
    assertEquals(8, ratings.history(B, PageRequest.first(9)).items().size());
  }

  @Test
  void theBadlyCalibratedMoveMoreWhenAsked() {
    CalibrationOperations calibration =
        new CalibrationOperations(storage, clock, ids).registering();
    for (int i = 0; i < CalibrationScore.MINIMUM; i++) {
      calibration.record(new DomainPrediction(A, LAW, 0.9, false));
    }
    calibration.record(new DomainPrediction(B, LAW, 0.9, false));
    RatedMatch match = ratings.recordCalibrated(NewMatch.won(id("1"), A, B)).get();
    assertEquals(Option.some(16 * 1.4), match.changes().get(A));
    assertEquals(Option.some(-16.0), match.changes().get(B));
    assertTrue(ratings.replay().agrees());
    assertEquals(
        new MatchRefused.ParticipantCount(1),
        ratings.recordCalibrated(NewMatch.drawn(id("2"), A)).getLeft());
  }

  @Test
  void rivalsAndAlliesComeStrongestFirst() {
    AgentName d = new AgentName("d");
    for (int i = 0; i < 4; i++) {
      ratings.record(NewMatch.won(id("b" + i), i % 2 == 0 ? A : B, i % 2 == 0 ? B : A)).get();
      ratings.record(NewMatch.won(id("c" + i), C, A)).get();
      ratings.record(NewMatch.drawn(id("d" + i), d, A)).get();
    }
    ratings.observe(
        A,
        C,
        CountersBuilder.builder()
            .debates(0)
            .agreements(4)
            .critiquesAToB(0)
            .critiquesBToA(0)
            .acceptedAToB(0)
            .acceptedBToA(0)
            .changesA(0)
            .changesB(0)
            .winsA(0)
            .winsB(0)
            .build());
    ratings.observe(
        A,
        d,
        CountersBuilder.builder()
            .debates(0)
            .agreements(2)
            .critiquesAToB(0)
            .critiquesBToA(0)
            .acceptedAToB(0)
            .acceptedBToA(0)
            .changesA(0)
            .changesB(0)
            .winsA(0)
            .winsB(0)
            .build());
    assertEquals(Vector.of(B, d), others(ratings.rivals(A, 5)));
    assertEquals(Vector.of(C, d), others(ratings.allies(A, 5)));
    assertEquals(Vector.of(C), others(ratings.allies(A, 1)));
    assertEquals(Vector.empty(), ratings.rivals(new AgentName("nobody"), 5));
    assertThrows(
        IllegalArgumentException.class,
        () ->
            ratings.observe(
                A,
                B,
                CountersBuilder.builder()
                    .debates(1)
                    .agreements(0)
                    .critiquesAToB(0)
                    .critiquesBToA(0)
                    .acceptedAToB(0)
                    .acceptedBToA(0)
                    .changesA(0)
                    .changesB(0)
                    .winsA(0)
                    .winsB(0)
                    .build()));
  }

  @Test
  void leaderboardsAreReadPageByPageAndFitted() {
    ratings.record(NewMatch.won(id("1"), A, B, C).in(LAW)).get();
    var first = ratings.leaderboard(PageRequest.first(1));
    assertEquals(Option.some(new Standing(A, 1532)), first.next());
    assertEquals(
        B,
        ratings.leaderboard(PageRequest.after(first.next().get()).limit(1)).items().head().agent());
    assertEquals(A, ratings.leaderboard(LAW, PageRequest.first(1)).items().head().agent());
    assertEquals(Vector.of(LAW), ratings.disciplines(PageRequest.first(9)).items().toVector());
    assertEquals(
        Vector.of(
            new DisciplineLeaders(LAW, ratings.leaderboard(LAW, PageRequest.first(2)).items())),
        ratings.bestPerDiscipline(2, PageRequest.first(9)).items().toVector());
    assertEquals(A, ratings.fit(FitRequest.seeded(1)).get().ratings().head().agent());
  }

  private static Vector<AgentName> others(Seq<Relationship> relationships) {
    return relationships.map(one -> one.pair().other(A)).toVector();
  }

  private MatchRefused refusal(NewMatch match) {
    MatchRefused refused = ratings.record(match).getLeft();
    assertTrue(refused.sentence().contains(":"), refused.sentence());
    return refused;
  }

  private static MatchId id(String id) {
    return new MatchId(id);
  }
}
