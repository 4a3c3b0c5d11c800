package dev.stoa.bootstrap.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.rating.DisciplineFilter;
import dev.stoa.domain.rating.Forecast;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.MatchRefused;
import dev.stoa.domain.rating.NewMatch;
import dev.stoa.domain.rating.NewPrediction;
import dev.stoa.domain.rating.OutcomeName;
import dev.stoa.domain.rating.RatedMatch;
import dev.stoa.domain.rating.TournamentId;
import dev.stoa.domain.rating.TournamentResult;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Bulk calls leave what one call after the other leaves. */
final class BulkRatingTest {

  private static final Vector<AgentName> AGENTS =
      Vector.of("claude", "İstanbul", "\uE000", "\uD83D\uDE00", "gpt").map(AgentName::new);
  private static final Discipline LAW = new Discipline("law");
  private static final OutcomeName WON = new OutcomeName("won");

  @ParameterizedTest
  @EnumSource(TestEngine.class)
  void matches(TestEngine engine) {
    Vector<NewMatch> matches = Vector.range(0, 150).map(i -> match(new Random(i), i));
    try (Stoa one = Stoa.open(engine.config(engine.migratedUrl()));
        Stoa many = Stoa.open(engine.config(engine.migratedUrl()))) {
      matches.forEach(match -> one.ratings().registering().record(match).get());
      many.ratings().registering().record(matches.head()).get();
      Vector<NewMatch> entries = matches.append(matches.get(7));
      assertEquals(
          Vector.rangeClosed(1L, 150L).append(8L),
          many.ratings()
              .registering()
              .recordAll(entries)
              .get()
              .map(RatedMatch::sequence)
              .toVector());
      for (AgentName agent : AGENTS) {
        assertEquals(state(one, agent), state(many, agent));
      }
      assertTrue(many.ratings().replay().agrees());
      assertTrue(
          many.ratings()
                  .registering()
                  .recordAll(
                      Vector.of(
                          NewMatch.drawn(new MatchId("new"), AGENTS.get(0), AGENTS.get(1)),
                          matches.head().kFactor(7)))
                  .getLeft()
              instanceof MatchRefused.OtherOutcome);
      assertEquals(Option.none(), many.ratings().match(new MatchId("new")));
    }
  }

  @ParameterizedTest
  @EnumSource(TestEngine.class)
  void predictionsAndResults(TestEngine engine) {
    Vector<NewPrediction> predictions =
        Vector.range(0, 60)
            .map(
                i -> {
                  NewPrediction plain =
                      NewPrediction.of(
                          new TournamentId("t" + i % 12),
                          AGENTS.get(i % 5),
                          Forecast.of(i % 3 == 0 ? WON : new OutcomeName("lost"), i / 60.0));
                  return i % 2 == 0 ? plain.in(LAW) : plain;
                });
    Vector<TournamentResult> results =
        Vector.range(0, 12).map(i -> new TournamentResult(new TournamentId("t" + i), WON));
    try (Stoa one = Stoa.open(engine.config(engine.migratedUrl()));
        Stoa many = Stoa.open(engine.config(engine.migratedUrl()))) {
      predictions.forEach(prediction -> one.calibration().registering().predict(prediction).get());
      // The first one again with another confidence, which the rest of the batch replaces.
      NewPrediction other =
          NewPrediction.of(
              predictions.head().tournament(), predictions.head().agent(), Forecast.of(WON, 1));
      many.calibration().registering().predictAll(predictions.prepend(other)).get();
      results.forEach(
          result -> one.calibration().resolve(result.tournament(), result.winner()).get());
      assertEquals(
          Vector.fill(13, 5L),
          many.calibration()
              .resolveAll(results.append(results.head()))
              .get()
              .map(resolution -> resolution.tally().predictions())
              .toVector());
      for (AgentName agent : AGENTS) {
        for (DisciplineFilter disciplines :
            Vector.of(DisciplineFilter.ALL, DisciplineFilter.of(LAW))) {
          assertEquals(
              one.calibration().find(agent, disciplines).get().tally(),
              many.calibration().find(agent, disciplines).get().tally());
          assertEquals(
              one.calibration().curve(agent, disciplines).buckets(),
              many.calibration().curve(agent, disciplines).buckets());
        }
      }
    }
  }

  private static NewMatch match(Random random, int number) {
    MatchId id = new MatchId("debate-" + number);
    int one = random.nextInt(5);
    AgentName first = AGENTS.get(one);
    AgentName second = AGENTS.get((one + 1 + random.nextInt(4)) % 5);
    NewMatch match =
        number % 9 == 0
            ? NewMatch.drawn(id, first, second)
            : NewMatch.won(id, first, second).confidence(random.nextDouble());
    return number % 2 == 0 ? match.in(LAW) : match;
  }

  private static String state(Stoa stoa, AgentName agent) {
    return stoa.ratings()
            .rating(agent)
            .map(one -> one.elo() + " " + one.wins() + " " + one.losses() + " " + one.draws())
        + " "
        + stoa.ratings().disciplinesOf(agent).map(one -> one.elo() + " " + one.debates())
        + stoa.ratings().history(agent, PageRequest.first(999)).items().map(point -> point.elo())
        + stoa.ratings()
            .relationships(agent, PageRequest.first(9))
            .items()
            .map(one -> one.counters());
  }
}
