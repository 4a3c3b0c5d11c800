package dev.stoa.domain.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.data.OutsideData;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import io.vavr.Tuple;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashMap;
import org.junit.jupiter.api.Test;

/** A log of 200 matches that another system has recorded, recorded again. */
final class MatchLogConformanceTest {

  private static final String LOG = "fixtures/aragora/elo_match_log.json";
  private static final Instant AT = Instant.EPOCH;

  /** A red team found claude robust at 0.9: {@code redteam_rt1} in that system's history. */
  private static final double RED_TEAM_1 = 32 * 0.3 * 0.9;

  /** It found 0.7 of grok vulnerable, three times critically: {@code redteam_rt2}. */
  private static final double RED_TEAM_2 = -(16 * 0.7 + 2 * 3);

  /** Of gpt's claims three were proven and one disproven: {@code verification:security:3v1d}. */
  private static final double PROOFS = (3 - 1) * 16 * 0.5;

  /**
   * What moved ratings after the last match; none of it is a match, so it is in no log of matches.
   */
  private static final java.util.Map<String, Double> MOVED_OTHERWISE =
      java.util.Map.of(
          "claude", RED_TEAM_1, "grok", RED_TEAM_2, "gpt", PROOFS, "gpt/security", PROOFS);

  private final java.util.Map<AgentName, AgentRating> ratings = new HashMap<>();
  private final java.util.Map<String, Double> domainGains = new HashMap<>();

  @Test
  void theRecordedChangesAndFinalRatingsComeOutAgain() throws IOException {
    Path log = OutsideData.need(LOG);
    ((JsonArray) read(log)).values().forEach(match -> play((JsonObject) match));
    JsonObject expected = object(read(log.resolveSibling("elo_expected.json")), "final");
    expected.members().forEach((name, agent) -> check(name, (JsonObject) agent));
    assertEquals(expected.members().size(), ratings.size());
  }

  private void play(JsonObject result) {
    Map<AgentName, Double> scores = numbers(object(result, "scores"));
    NewMatch scored =
        NewMatch.scored(new MatchId(((JsonString) member(result, "debate_id")).value()), scores);
    NewMatch match =
        (member(result, "domain") instanceof JsonString domain
                ? scored.in(new Discipline(domain.value()))
                : scored)
            .confidence(number(member(result, "confidence_weight")));
    RatedMatch rated =
        RatedMatch.rate(
            ratings.size() + 1L,
            match,
            MatchRules.scores(match).get(),
            agent -> rating(agent).elo(),
            PairwiseElo.NO_MULTIPLIERS,
            AT);
    Map<AgentName, Double> recorded = numbers(object(result, "elo_changes"));
    for (Participation part : rated.parts()) {
      assertEquals(recorded.get(part.agent()).get(), part.change(), 1e-9, rated.id().value());
      ratings.put(part.agent(), rating(part.agent()).after(rated, part.change()));
      for (Discipline domain : match.discipline()) {
        domainGains.merge(part.agent() + "/" + domain, part.change(), Double::sum);
      }
    }
  }

  private void check(String name, JsonObject expected) {
    AgentRating rating = rating(new AgentName(name));
    double moved = MOVED_OTHERWISE.getOrDefault(name, 0.0);
    assertEquals(number(member(expected, "elo")), rating.elo() + moved, 1e-9, name);
    assertEquals(number(member(expected, "wins")), (double) rating.wins(), name);
    assertEquals(number(member(expected, "losses")), (double) rating.losses(), name);
    assertEquals(number(member(expected, "draws")), (double) rating.draws(), name);
    // That system starts every discipline at 1500, this one at the rating so far: gains agree.
    object(expected, "domain_elos")
        .members()
        .forEach((domain, elo) -> checkGain(name + "/" + domain, number(elo) - Elo.START));
  }

  private void checkGain(String what, double expected) {
    double gain = domainGains.getOrDefault(what, 0.0);
    assertEquals(expected, gain + MOVED_OTHERWISE.getOrDefault(what, 0.0), 1e-9, what);
  }

  private AgentRating rating(AgentName agent) {
    return ratings.getOrDefault(agent, AgentRating.unplayed(agent, AT));
  }

  private static Map<AgentName, Double> numbers(JsonObject object) {
    return LinkedHashMap.ofEntries(
        object
            .members()
            .toVector()
            .map(member -> Tuple.of(new AgentName(member._1), number(member._2))));
  }

  private static JsonValue read(Path file) throws IOException {
    return JsonParser.parse(Files.readString(file));
  }

  private static JsonObject object(JsonValue value, String name) {
    return (JsonObject) member((JsonObject) value, name);
  }

  private static JsonValue member(JsonObject object, String name) {
    return object.members().get(name).get();
  }

  private static double number(JsonValue value) {
    return ((JsonNumber) value).exactDouble();
  }
}
