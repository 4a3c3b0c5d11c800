package dev.stoa.domain.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.data.OutsideData;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Published forecasts of games, and figures computed from them elsewhere. */
final class ForecastDataTest {

  private static final double SIX_PLACES = 5e-7;

  @ParameterizedTest
  @CsvSource({
    "nfl, 0.220826, 0.032302",
    "mlb, 0.239875, 0.007008",
    "nba, 0.214654, 0.048352",
    "nhl, 0.231257, 0.044397",
    "wnba, 0.217931, 0.067830"
  })
  void theFirstSidesForecastsScoreAsPublished(String league, double brier, double error)
      throws IOException {
    Path file = OutsideData.need("data/checking_our_work/" + league + "_games.csv");
    ReliabilityCurve curve = curve(file);
    assertEquals(brier, curve.brier(), SIX_PLACES);
    assertEquals(error, curve.expectedError(), SIX_PLACES);
  }

  @Test
  void theDecompositionIsAsPublished() throws IOException {
    Path file = OutsideData.need("data/checking_our_work/nfl_games.csv");
    MurphyDecomposition parts = curve(file).murphy().get();
    assertEquals(0.001552, parts.reliability(), SIX_PLACES);
    assertEquals(0.028159, parts.resolution(), SIX_PLACES);
    assertEquals(0.247764, parts.uncertainty(), SIX_PLACES);
  }

  /** Games that ended in a tie are dropped. */
  private static ReliabilityCurve curve(Path file) throws IOException {
    List<String> lines = Files.readAllLines(file);
    List<String> names = List.of(lines.get(0).split(",", -1));
    int probability = names.indexOf("prob1");
    int outcome = names.indexOf("prob1_outcome");
    ReliabilityCurve curve = ReliabilityCurve.EMPTY;
    for (String line : lines.subList(1, lines.size())) {
      String[] cells = line.split(",", -1);
      String came = cells[outcome];
      if (came.equals("0") || came.equals("1")) {
        curve = curve.plus(Double.parseDouble(cells[probability]), came.equals("1"));
      }
    }
    return curve;
  }
}
