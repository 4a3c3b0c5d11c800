package dev.stoa.domain.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.data.OutsideData;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A century of American football, rated as others have rated it. */
final class NflConformanceTest {

  private static final String GAMES = "data/nfl_elo/nfl_elo_games.csv";

  @Test
  void plainRatingsEndWhereTheyAreKnownToEnd() throws IOException {
    Path file = OutsideData.need(GAMES);
    java.util.Map<AgentName, Double> ratings = new java.util.HashMap<>();
    for (String[] game : games(file)) {
      PairwiseElo.changes(
              outcome(game),
              team -> ratings.getOrDefault(team, Elo.START),
              Elo.K_FACTOR,
              PairwiseElo.NO_MULTIPLIERS)
          .forEach(
              (team, change) -> ratings.put(team, ratings.getOrDefault(team, Elo.START) + change));
    }
    assertEquals(1764.441785, ratings.getOrDefault(new AgentName("KC"), 0.0), 1e-6);
    assertEquals(1743.731746, ratings.getOrDefault(new AgentName("NE"), 0.0), 1e-6);
    assertEquals(1733.441044, ratings.getOrDefault(new AgentName("NO"), 0.0), 1e-6);
    assertEquals(123, ratings.size());
    double sum = ratings.values().stream().mapToDouble(Double::doubleValue).sum();
    assertEquals(184_500, sum, 1e-6);
  }

  @Test
  void thePublishedRatingsFollowFromTheirOwnFactorAndHomeLead() throws IOException {
    Path file = OutsideData.need(GAMES);
    int checked = 0;
    for (String[] game : games(file)) {
      AgentName home = new AgentName(game[4]);
      double homeElo = Double.parseDouble(game[6]);
      double awayElo = Double.parseDouble(game[7]);
      double lead = game[2].equals("1") ? 0 : 65;
      double margin = Double.parseDouble(game[11]) - Double.parseDouble(game[12]);
      double edge = (homeElo + lead - awayElo) * Math.signum(margin);
      double k =
          20
              * StrictMath.log(Math.max(Math.abs(margin), 1) + 1)
              * (margin == 0 ? 2.2 : 2.2 / (0.001 * edge + 2.2));
      Map<AgentName, Double> changes =
          PairwiseElo.changes(
              outcome(game),
              team -> team.equals(home) ? homeElo + lead : awayElo,
              k,
              PairwiseElo.NO_MULTIPLIERS);
      double change = changes.get(home).get();
      assertEquals(Double.parseDouble(game[9]), homeElo + change, 0.001, game[0]);
      assertEquals(Double.parseDouble(game[10]), awayElo - change, 0.001, game[0]);
      checked++;
    }
    assertTrue(checked > 16_000, "games: " + checked);
  }

  private static Map<AgentName, Double> outcome(String[] game) {
    int order = Double.compare(Double.parseDouble(game[11]), Double.parseDouble(game[12]));
    double home = order == 0 ? 0.5 : order > 0 ? 1 : 0;
    return HashMap.of(new AgentName(game[4]), home, new AgentName(game[5]), 1 - home);
  }

  private static List<String[]> games(Path file) throws IOException {
    return Files.readAllLines(file).stream().skip(1).map(line -> line.split(",", -1)).toList();
  }
}
