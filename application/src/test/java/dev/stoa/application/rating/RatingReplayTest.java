package dev.stoa.application.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.audit.AuditFilter;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.rating.AgentRating;
import dev.stoa.domain.rating.Counters;
import dev.stoa.domain.rating.CountersBuilder;
import dev.stoa.domain.rating.DomainRating;
import dev.stoa.domain.rating.Encounter;
import dev.stoa.domain.rating.HistoryPoint;
import dev.stoa.domain.rating.KnownRatings;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.NewMatch;
import dev.stoa.domain.rating.Participation;
import dev.stoa.domain.rating.RatedMatch;
import dev.stoa.domain.rating.ReplayDifference;
import dev.stoa.domain.rating.ReplayDifference.Figure;
import dev.stoa.domain.storage.Storage;
import dev.stoa.testkit.sqlite.TestWorkspace;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

final class RatingReplayTest {

  private static final Instant START = Instant.parse("2026-01-01T00:00:00Z");
  private static final AgentName A = new AgentName("a");
  private static final AgentName B = new AgentName("b");
  private static final AgentName C = new AgentName("c");
  private static final Discipline LAW = new Discipline("law");

  @AutoClose private final TestWorkspace workspace = TestWorkspace.create();
  private final Storage storage = workspace.storage();
  private Instant now = START;
  private final InstantSource clock =
      () -> {
        now = now.plusSeconds(1);
        return now;
      };
  private final AtomicLong ids = new AtomicLong();
  private final RatingOperations ratings =
      new RatingOperations(storage, clock, () -> "id-" + ids.incrementAndGet()).registering();

  @Test
  void replayFindsWhatDoesNotFollowAndRebuildingMendsIt() {
    ratings.record(NewMatch.won(id("1"), A, B).in(LAW)).get();
    ratings.record(NewMatch.drawn(id("2"), B, C), agent -> 1.25).get();
    assertTrue(ratings.replay().agrees());
    tamper(
        () -> storage.ratings().save(KnownRatings.overall(new AgentRating(A, 1600, 1, 0, 0, now))));
    assertEquals(Vector.of(Figure.ELO), figures());
    assertEquals(1, ratings.rebuild().differences());
    assertTrue(ratings.replay().agrees());
    assertEquals(1516.0, ratings.rating(A).get().elo());
    assertEquals(Vector.fill(3, "agent.registered").append("rating.rebuilt"), audited());
  }

  @Test
  void replayFindsSuperfluousRowsAndRebuildingRepairsThem() {
    ratings.record(NewMatch.won(id("1"), A, B).in(LAW)).get();
    ratings.observe(
        A,
        B,
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
            .build());
    Counters won =
        CountersBuilder.builder()
            .debates(1)
            .agreements(0)
            .critiquesAToB(0)
            .critiquesBToA(0)
            .acceptedAToB(0)
            .acceptedBToA(0)
            .changesA(0)
            .changesB(0)
            .winsA(1)
            .winsB(0)
            .build();
    tamper(
        () -> {
          storage.ratings().save(KnownRatings.overall(new AgentRating(C, 1600, 0, 0, 0, now)));
          storage.ratings().save(KnownRatings.inDisciplines(DomainRating.start(C, LAW, 1600, now)));
          storage
              .relationships()
              .add(List.of(Encounter.of(B, A, won), Encounter.of(A, C, won)), now);
        });
    assertEquals(
        Vector.of(
            Figure.ELO, Figure.ELO, Figure.DEBATES, Figure.WINS_B, Figure.DEBATES, Figure.WINS_A),
        figures());
    assertEquals(6, ratings.rebuild().differences());
    assertTrue(ratings.replay().agrees());
    assertEquals(
        CountersBuilder.builder()
            .debates(1)
            .agreements(1)
            .critiquesAToB(0)
            .critiquesBToA(0)
            .acceptedAToB(0)
            .acceptedBToA(0)
            .changesA(0)
            .changesB(0)
            .winsA(1)
            .winsB(0)
            .build(),
        ratings.relationship(A, B).get().counters());
  }

  @Test
  void rebuildingRepairsHistoryAndKeepsTheLog() {
    for (int i = 0; i < 4; i++) {
      ratings.record(NewMatch.won(id("d" + i), A, i % 2 == 0 ? B : C)).get();
    }
    Vector<Double> points = points(A);
    RatedMatch match = ratings.match(id("d1")).get();
    RatedMatch wrong =
        match.with(
            match
                .parts()
                .map(part -> new Participation(part.agent(), part.score(), 7, 1, part.elo() + 1)));
    tamper(() -> storage.matches().rerate(List.of(wrong)));
    assertEquals(
        Vector.of(Figure.CHANGE, Figure.POINT_ELO, Figure.CHANGE, Figure.POINT_ELO), figures());
    assertEquals(2, ratings.rebuild().inLog());
    assertEquals(points, points(A));
    assertEquals(Vector.of(Figure.CHANGE, Figure.CHANGE), figures());
  }

  private void tamper(Runnable change) {
    storage
        .unitOfWork()
        .write(
            () -> {
              change.run();
              return Either.right("tampered");
            });
  }

  private Seq<Figure> figures() {
    return ratings.replay().first().map(ReplayDifference::figure);
  }

  private Vector<Double> points(AgentName agent) {
    return ratings.history(agent, PageRequest.first(9)).items().map(HistoryPoint::elo).toVector();
  }

  private Vector<String> audited() {
    return storage
        .unitOfWork()
        .read(() -> storage.auditLog().after(0, 9, AuditFilter.ALL))
        .map(entry -> entry.event().eventType())
        .toVector();
  }

  private static MatchId id(String id) {
    return new MatchId(id);
  }
}
