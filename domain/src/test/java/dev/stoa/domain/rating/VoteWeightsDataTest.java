package dev.stoa.domain.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.data.OutsideData;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;

/** Votes of crowd workers on which of two arguments convinces more, beside published labels. */
final class VoteWeightsDataTest {

  private record Vote(String worker, String choice) {}

  private record Pair(int line, String gold, List<Vote> votes) {}

  @Test
  void weightedVotesFindThePublishedLabelWhereAMajorityMissesIt() throws IOException {
    Path folder = OutsideData.need("data/ukpconvarg1");
    List<Pair> pairs = labelled(folder);
    Map<String, BrierTally> tallies = new HashMap<>();
    for (Pair pair : pairs) {
      if (pair.line() % 2 == 0) {
        for (Vote vote : pair.votes()) {
          boolean hit = vote.choice().equals(pair.gold());
          tallies.merge(
              vote.worker(),
              BrierTally.withoutLogLoss(1, hit ? 1 : 0, 0),
              (one, other) ->
                  BrierTally.withoutLogLoss(
                      one.predictions() + other.predictions(), one.correct() + other.correct(), 0));
        }
      }
    }
    List<Pair> decided = pairs.stream().filter(pair -> pair.line() % 2 == 1).toList();
    assertEquals(0.8157, share(decided, worker -> 1), 5e-5);
    assertEquals(
        share(decided, worker -> 1), share(decided, worker -> 2.5), "equal weights: a majority");
    double weighted =
        share(
            decided,
            worker -> VoteWeights.STANDARD.weight(tallies.getOrDefault(worker, BrierTally.EMPTY)));
    assertTrue(weighted >= 0.918, "weighted votes find " + weighted);
  }

  /** The share of pairs whose winning choice is the label; a tie is wrong. */
  private static double share(List<Pair> pairs, ToDoubleFunction<String> weight) {
    return pairs.stream().filter(pair -> winner(pair, weight).equals(pair.gold())).count()
        / (double) pairs.size();
  }

  private static String winner(Pair pair, ToDoubleFunction<String> weight) {
    Map<String, Double> sums = new HashMap<>();
    pair.votes()
        .forEach(
            vote -> {
              double counts = weight.applyAsDouble(vote.worker());
              pair.votes().stream()
                  .map(Vote::choice)
                  .distinct()
                  .filter(choice -> choice.equals(vote.choice()) == counts >= 0)
                  .forEach(choice -> sums.merge(choice, Math.abs(counts), Double::sum));
            });
    List<Map.Entry<String, Double>> ranked =
        sums.entrySet().stream()
            .sorted(Map.Entry.<String, Double>comparingByValue(Comparator.reverseOrder()))
            .toList();
    boolean tied =
        ranked.isEmpty()
            || (ranked.size() > 1 && ranked.get(0).getValue() - ranked.get(1).getValue() < 1e-12);
    return tied ? "none" : ranked.get(0).getKey();
  }

  /** The pairs that have a label, each with the number of its line below the header. */
  private static List<Pair> labelled(Path folder) throws IOException {
    Map<String, List<Vote>> votes = votes(folder.resolve("votes.csv.gz"));
    List<String> lines = Files.readAllLines(folder.resolve("pairs.csv"));
    List<Pair> pairs = new ArrayList<>();
    for (int line = 1; line < lines.size(); line++) {
      String[] cells = lines.get(line).split(",", -1);
      if (!cells[4].isEmpty()) {
        pairs.add(
            new Pair(line, cells[4], votes.getOrDefault(cells[0] + "/" + cells[1], List.of())));
      }
    }
    return pairs;
  }

  private static Map<String, List<Vote>> votes(Path file) throws IOException {
    Map<String, List<Vote>> votes = new HashMap<>();
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
      reader
          .lines()
          .skip(1)
          .map(line -> line.split(",", -1))
          .forEach(
              cells ->
                  votes
                      .computeIfAbsent(cells[0] + "/" + cells[1], any -> new ArrayList<>())
                      .add(new Vote(cells[2], cells[3])));
    }
    return votes;
  }
}
