package dev.stoa.application.debate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.data.OutsideData;
import dev.stoa.domain.debate.DebateVote;
import dev.stoa.domain.debate.VoteCount;
import dev.stoa.domain.debate.VoteTally;
import dev.stoa.domain.debate.VotingMethod;
import dev.stoa.domain.debate.VotingRules;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonValue;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;

/** Votes of people about real texts are counted as in the files. */
final class VoteDataTest {

  private static final VoteCount PLAIN = VoteCount.by(VotingRules.PLAIN);

  @Test
  void threeVotesOnEachPairOfPandaLm() throws IOException {
    Path file = OutsideData.need("data/pandalm/testset-v1.json");
    Map<String, Integer> won = new TreeMap<>();
    int unanimous = 0;
    for (JsonValue pair : ((JsonArray) JsonParser.parse(Files.readString(file))).values()) {
      Seq<DebateVote> votes =
          Vector.of("annotator1", "annotator2", "annotator3")
              .map(voter -> DebateVote.of(voter, choice(pair, voter), 1));
      String winner = PLAIN.count(VotingMethod.MAJORITY, votes).winner().get();
      won.merge(winner, 1, Integer::sum);
      assertEquals(Option.some(winner), PLAIN.count(VotingMethod.WEIGHTED, votes).winner());
      unanimous += PLAIN.count(VotingMethod.UNANIMOUS, votes).reached() ? 1 : 0;
    }
    assertEquals(Map.of("0", 105, "1", 422, "2", 472), won);
    assertEquals(879, unanimous);
  }

  private static String choice(JsonValue pair, String voter) {
    return ((JsonNumber) ((JsonObject) pair).members().get(voter).get()).lexeme();
  }

  @Test
  void theCrowdOnEachPairOfArguments() throws IOException {
    Path file = OutsideData.need("data/ukpconvarg1/votes.csv.gz");
    Map<String, List<DebateVote>> pairs = read(file);
    assertEquals(42_576, pairs.values().stream().mapToInt(List::size).sum());
    for (List<DebateVote> votes : pairs.values()) {
      Map<String, Integer> counts = new TreeMap<>();
      votes.forEach(vote -> counts.merge(vote.choice(), 1, Integer::sum));
      Option<String> expected =
          Option.ofOptional(
              counts.entrySet().stream()
                  .filter(one -> one.getValue() * 2 > votes.size())
                  .map(Map.Entry::getKey)
                  .findFirst());
      VoteTally majority = PLAIN.count(VotingMethod.MAJORITY, votes);
      assertEquals(expected, majority.winner());
      if (expected.isDefined()) {
        assertEquals(expected, PLAIN.count(VotingMethod.WEIGHTED, votes).winner());
      }
    }
  }

  private static Map<String, List<DebateVote>> read(Path file) throws IOException {
    Map<String, List<DebateVote>> pairs = new LinkedHashMap<>();
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
      lines.readLine();
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        String[] cells = line.split(",", -1);
        pairs
            .computeIfAbsent(cells[0] + " " + cells[1], key -> new ArrayList<>())
            .add(DebateVote.of(cells[2], cells[3], 1));
      }
    }
    return pairs;
  }
}
