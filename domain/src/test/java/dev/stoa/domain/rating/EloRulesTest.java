package dev.stoa.domain.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.HashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.control.Option;
import java.time.Instant;
import org.junit.jupiter.api.Test;

final class EloRulesTest {

  private static final double EXACT = 1e-12;
  private static final AgentName A = new AgentName("a");
  private static final AgentName B = new AgentName("b");
  private static final AgentName C = new AgentName("c");

  @Test
  void theExpectedShareFollowsTheLead() {
    assertEquals(0.9090909090909091, Elo.expected(1900, 1500), EXACT);
    assertEquals(0.35993500019711494, Elo.expected(1500, 1600), EXACT);
    assertEquals(0.9968476908167399, Elo.expected(2000, 1000), EXACT);
    assertEquals(0.5459219227804837, Elo.expected(1516, 1484), EXACT);
    assertEquals(190.84850188786498, Elo.lead(0.75), 1e-9);
    assertEquals(-381.69700377572997, Elo.lead(0.1), 1e-9);
    assertEquals(0, Elo.lead(0.5));
    assertThrows(IllegalArgumentException.class, () -> Elo.lead(1));
  }

  @Test
  void pairsMoveWhatTheVectorsSay() {
    check(java.util.Map.of(A, 16.0, B, -16.0), changes(scores(1, 0), HashMap.empty(), 32));
    check(java.util.Map.of(A, 0.0, B, 0.0), changes(scores(0.5, 0.5), HashMap.empty(), 32));
    check(java.util.Map.of(A, 0.0, B, 0.0), changes(scores(0, 0), HashMap.empty(), 32));
    check(
        java.util.Map.of(A, 7.688098347265349, B, -7.688098347265349),
        changes(scores(1, 0), HashMap.of(A, 1700.0), 32));
    check(
        java.util.Map.of(A, 16.0, B, -14.396990823213487, C, -1.6030091767865127),
        changes(scores(1, 0).put(C, 0.0), HashMap.of(A, 1500.0, B, 1600.0, C, 1400.0), 32 * 0.5));
    check(
        java.util.Map.of(A, 22.4, B, -16.0),
        PairwiseElo.changes(scores(1, 0), x -> 1500, 32, x -> x.equals(A) ? 1.4 : 1.0));
  }

  @Test
  void theWinnerHasMorePointsThanAllOthers() {
    assertEquals(Option.some(C), winner(scores(0.5, 0.5).put(C, 0.9)));
    assertEquals(Option.some(A), winner(scores(1, 0)));
    assertEquals(Option.none(), winner(scores(0.5, 0.5)));
  }

  private static Option<AgentName> winner(Map<AgentName, Double> scores) {
    NewMatch match = NewMatch.scored(new MatchId("m"), scores);
    return RatedMatch.rate(
            1, match, scores, agent -> 1500, PairwiseElo.NO_MULTIPLIERS, Instant.EPOCH)
        .winner();
  }

  @Test
  void whoKnowsItselfBadlyMovesMore() {
    assertEquals(1.25, KMultiplier.of(Option.some(0.1), Option.some(0.3)));
    assertEquals(1.25, KMultiplier.of(Option.some(0.0), Option.some(0.4)));
    assertEquals(1.4, KMultiplier.of(Option.some(0.5), Option.none()));
    assertEquals(1.1, KMultiplier.of(Option.some(0.15), Option.none()));
    assertEquals(1.4, KMultiplier.of(Option.some(0.3), Option.none()));
    assertEquals(1.0, KMultiplier.of(Option.none(), Option.none()));
  }

  @Test
  void trendsReadTheOldestFirst() {
    Trend rising = Trend.of(List.of(1500.0, 1510.0, 1520.0, 1530.0));
    assertEquals(new Trend(4, 10.0, 1.0, Trend.Direction.RAPID), rising);
    Trend mixed = Trend.of(List.of(1500.0, 1520.0, 1510.0, 1530.0, 1525.0));
    assertEquals(new Trend(5, 6.0, 0.5, Trend.Direction.SLOW), mixed);
    assertEquals(Trend.Direction.INSUFFICIENT, Trend.of(List.of(1500.0)).direction());
    assertEquals(Trend.Direction.DECLINING, Trend.Direction.of(0, 1));
    assertEquals(Trend.Direction.SLOW, Trend.Direction.of(0.1, 0));
    assertEquals(Trend.Direction.STEADY, Trend.Direction.of(5, 0.7));
    assertEquals(Trend.Direction.RAPID, Trend.Direction.of(5.1, 0.61));
  }

  @Test
  void relationshipsAreWhatTheVectorsSay() {
    check(
        0.65,
        0.5,
        RelationshipScores.Label.RIVAL,
        0.5,
        CountersBuilder.builder()
            .debates(20)
            .agreements(10)
            .critiquesAToB(0)
            .critiquesBToA(0)
            .acceptedAToB(0)
            .acceptedBToA(0)
            .changesA(0)
            .changesB(0)
            .winsA(0)
            .winsB(0)
            .build());
    check(
        0.408,
        0.87,
        RelationshipScores.Label.ALLY,
        0.88,
        CountersBuilder.builder()
            .debates(25)
            .agreements(22)
            .critiquesAToB(10)
            .critiquesBToA(10)
            .acceptedAToB(9)
            .acceptedBToA(9)
            .changesA(5)
            .changesB(5)
            .winsA(15)
            .winsB(3)
            .build());
    check(
        0.927,
        0.137,
        RelationshipScores.Label.RIVAL,
        0.12,
        CountersBuilder.builder()
            .debates(25)
            .agreements(3)
            .critiquesAToB(10)
            .critiquesBToA(10)
            .acceptedAToB(2)
            .acceptedBToA(2)
            .changesA(1)
            .changesB(1)
            .winsA(12)
            .winsB(11)
            .build());
    check(
        0.045,
        1.0,
        RelationshipScores.Label.ALLY,
        1.0,
        CountersBuilder.builder()
            .debates(3)
            .agreements(3)
            .critiquesAToB(4)
            .critiquesBToA(0)
            .acceptedAToB(4)
            .acceptedBToA(0)
            .changesA(0)
            .changesB(0)
            .winsA(2)
            .winsB(0)
            .build());
    check(
        0.53,
        0.25,
        RelationshipScores.Label.ACQUAINTANCE,
        0.5,
        CountersBuilder.builder()
            .debates(2)
            .agreements(1)
            .critiquesAToB(1)
            .critiquesBToA(1)
            .acceptedAToB(0)
            .acceptedBToA(0)
            .changesA(0)
            .changesB(0)
            .winsA(1)
            .winsB(1)
            .build());
    RelationshipScores scores =
        RelationshipScores.of(
            CountersBuilder.builder()
                .debates(10)
                .agreements(0)
                .critiquesAToB(0)
                .critiquesBToA(0)
                .acceptedAToB(0)
                .acceptedBToA(0)
                .changesA(3)
                .changesB(5)
                .winsA(0)
                .winsB(0)
                .build());
    assertEquals(0.5, scores.influenceAOnB());
    assertEquals(0.3, scores.influenceBOnA());
    assertEquals(RelationshipScores.Label.NO_HISTORY, RelationshipScores.of(Counters.NONE).label());
  }

  private static void check(
      double rivalry,
      double alliance,
      RelationshipScores.Label label,
      double agreement,
      Counters counters) {
    RelationshipScores scores = RelationshipScores.of(counters);
    assertEquals(rivalry, scores.rivalry(), EXACT);
    assertEquals(alliance, scores.alliance(), EXACT);
    assertEquals(agreement, scores.agreementRate(), EXACT);
    assertEquals(label, scores.label());
  }

  private static Map<AgentName, Double> scores(double a, double b) {
    return HashMap.of(A, a, B, b);
  }

  private static Map<AgentName, Double> changes(
      Map<AgentName, Double> scores, Map<AgentName, Double> ratings, double k) {
    return PairwiseElo.changes(
        scores, agent -> ratings.getOrElse(agent, Elo.START), k, PairwiseElo.NO_MULTIPLIERS);
  }

  private static void check(
      java.util.Map<AgentName, Double> expected, Map<AgentName, Double> changes) {
    assertEquals(expected.keySet(), changes.keySet().toJavaSet());
    expected.forEach(
        (agent, change) -> assertEquals(change, changes.get(agent).get(), 1e-9, agent.value()));
  }
}
