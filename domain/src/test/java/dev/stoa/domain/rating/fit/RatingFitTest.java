package dev.stoa.domain.rating.fit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.rating.Elo;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class RatingFitTest {

  private record Game(String one, String other, double score) {}

  @Test
  void theFitFindsTheStrengthsTheGamesWereDrawnFrom() {
    RatingFit fit = fit(games(20_000), 7);
    assertEquals(Vector.of("a3", "a2", "a1", "a0"), fit.ratings().map(one -> one.agent().value()));
    assertEquals(20_000, fit.pairings());
    for (FittedRating one : fit.ratings()) {
      double truth = 1350 + 100 * (one.agent().value().charAt(1) - '0');
      assertEquals(truth, one.elo(), 15);
      assertTrue(one.low() < one.elo() && one.elo() < one.high());
      assertEquals(FittedRating.Status.ESTABLISHED, one.status());
    }
  }

  @Test
  void theOrderOfTheLogIsNothingAndASeedIsEverything() {
    List<Game> games = new ArrayList<>(games(500));
    RatingFit first = fit(games, 7);
    Collections.shuffle(games, new Random(1));
    assertEquals(first, fit(games, 7), "to the last bit");
    RatingFit other = fit(games, 8);
    assertEquals(first.ratings().map(FittedRating::elo), other.ratings().map(FittedRating::elo));
    assertTrue(!first.equals(other), "other intervals");
  }

  @Test
  void whoNeverLostStaysFiniteAndPreliminary() {
    RatingFit fit = fit(List.of(new Game("a", "b", 1), new Game("c", "d", 1)), 1);
    assertEquals(4, fit.ratings().size());
    assertTrue(fit.ratings().forAll(one -> Double.isFinite(one.high()) && one.elo() < 2000));
    assertTrue(fit.ratings().forAll(one -> one.status() == FittedRating.Status.PRELIMINARY));
    assertEquals(0, fit.tieStrength());
    assertEquals(0, fit(List.of(), 1).ratings().size());
  }

  @Test
  void onlyDrawsMakeEquals() {
    RatingFit fit = fit(Collections.nCopies(10, new Game("a", "b", 0.5)), 1);
    assertTrue(fit.ratings().forAll(one -> Math.abs(one.elo() - Elo.START) < 1e-6));
    assertTrue(fit.tieStrength() > 1);
  }

  @Test
  void tooManyAgentsAreRefused() {
    OutcomeTally tally = new OutcomeTally();
    for (int i = 0; i <= FitRequest.MOST_AGENTS; i++) {
      tally.score(i, "agent-" + i, 1);
    }
    assertEquals(
        new FitRefused.TooManyAgents(501), RatingFit.of(tally, FitRequest.seeded(1)).getLeft());
  }

  /** Four agents 100 points apart; a share of the games between them is drawn. */
  private static List<Game> games(int count) {
    Random random = new Random(42);
    List<Game> games = new ArrayList<>();
    while (games.size() < count) {
      int one = random.nextInt(4);
      int other = random.nextInt(4);
      if (one != other) {
        double a = StrictMath.pow(10, one / 4.0);
        double b = StrictMath.pow(10, other / 4.0);
        double tie = 0.5 * StrictMath.sqrt(a * b);
        double at = random.nextDouble() * (a + b + tie);
        games.add(new Game("a" + one, "a" + other, at < a ? 1 : at < a + tie ? 0.5 : 0));
      }
    }
    return games;
  }

  private static RatingFit fit(List<Game> games, long seed) {
    OutcomeTally tally = new OutcomeTally();
    for (int i = 0; i < games.size(); i++) {
      tally.score(i, games.get(i).one(), games.get(i).score());
      tally.score(i, games.get(i).other(), 1 - games.get(i).score());
    }
    return RatingFit.of(tally, FitRequest.seeded(seed).replicates(50)).get();
  }
}
