package dev.stoa.domain.specialist;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.SpecialistName;
import io.vavr.collection.HashMap;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class SpecialistTest {

  private static final Instant NOW = Instant.parse("2026-01-31T00:00:00Z");

  @Test
  void theOrderOfAnswersDoesNotDecide() {
    Random random = new Random(3);
    Vector<ModelRun> answers =
        Vector.range(0, 8)
            .map(
                i ->
                    ModelRun.recorded(
                        new RunId("r" + i),
                        ModelRunDraft.of("c", "s" + i)
                            .domain(i % 2 == 0 ? "law" : "art")
                            .scored(0.5, i % 3 / 4.0),
                        NOW));
    FieldDistribution fields = FieldDistribution.of(Map.of("law", 0.5, "art", 0.5, "x", 0.01));
    Settlement first = settled(answers, fields);
    assertTrue(first.winner().isWinner());
    assertEquals(1, first.runs().count(ModelRun::isWinner));
    for (int i = 0; i < 20; i++) {
      List<ModelRun> shuffled = new ArrayList<>(answers.asJava());
      Collections.shuffle(shuffled, random);
      assertEquals(first, settled(Vector.ofAll(shuffled), fields));
    }
    assertEquals("s2", first.winner().draft().specialist().value());
  }

  private static Settlement settled(Seq<ModelRun> answers, FieldDistribution fields) {
    return Settlement.of(new QueryId("q"), answers, fields, (name, field) -> WinRecord.NONE);
  }

  @Test
  void heavierVotesDecideOnceEnoughChecksCameToAResult() {
    assertEquals(
        new Arbitration(0.9, Option.some(ArbiterVote.SECOND)),
        Arbitration.of(
            HashMap.of(
                ArbiterCheck.LOGICAL, ArbiterVote.FIRST,
                ArbiterCheck.MATHEMATICAL, ArbiterVote.SECOND,
                ArbiterCheck.CROSS_SESSION, ArbiterVote.NEITHER)));
    assertTrue(
        Arbitration.of(
                HashMap.of(
                    ArbiterCheck.LOGICAL, ArbiterVote.FIRST,
                    ArbiterCheck.MATHEMATICAL, ArbiterVote.FIRST))
            .isEscalated());
  }

  @Test
  void aForcedSpecialistAnswersAlone() {
    SpecialistName law = new SpecialistName("law");
    assertEquals(
        new RoutingDecision(QueryRoute.SINGLE, Vector.of(law)), RoutingDecision.forced(law));
    assertThrows(IllegalArgumentException.class, () -> RoutingDecision.of(HashMap.empty()));
    assertThrows(IllegalArgumentException.class, () -> RoutingDecision.of(HashMap.of(law, 1.1)));
  }

  @Test
  void noveltyEndsBoredomAndCuriosityIsCapped() {
    FieldWeights weights = FieldWeights.of(new Discipline("general"));
    UtilityState bored = new UtilityState(0.5, 0.5, 9);
    assertEquals(
        0,
        UtilityScore.of(weights, bored, new AnswerScores(1, 0.65, 0, 0.6)).next().sinceNovelty());
    assertEquals(
        10, UtilityScore.of(weights, bored, new AnswerScores(1, 0, 0, 0.59)).next().sinceNovelty());
    UtilityScore poor =
        UtilityScore.of(weights, new UtilityState(0, -0.5, 99), new AnswerScores(0.1, 0.65, 1, 1));
    assertTrue(poor.curiosityCapped() < poor.curiosity());
    assertTrue(poor.isBelowMinimum());
    assertThrows(IllegalArgumentException.class, () -> new FieldWeights(0.5, 0.5, 0.5, 0, 0, 1));
  }

  @Test
  void aTrialNeedsQueriesAndGain() {
    ShadowTrial trial = ShadowTrial.of(List.of(0.7, 0.7), List.of(0.725, 0.725));
    assertTrue(trial.isReady(2, 0.025));
    assertFalse(trial.isReady(3, 0.025));
    assertFalse(trial.isReady(2, 0.03));
    assertThrows(IllegalArgumentException.class, () -> ShadowTrial.of(List.of(0.7), List.of()));
  }

  @Test
  void theDominantFieldStaysUntilAnotherIsAhead() {
    QuerySession session =
        QuerySession.opened(new QuerySessionId("s"), NOW)
            .queried(SessionQuery.PLAIN.field("law"), NOW)
            .queried(SessionQuery.PLAIN.field("art"), NOW.minusSeconds(9));
    assertEquals(Option.some(new Discipline("law")), session.dominant());
    assertEquals(NOW, session.updatedAt());
    QuerySession ahead = session.queried(SessionQuery.PLAIN.field("art"), NOW);
    assertEquals(Option.some(new Discipline("art")), ahead.dominant());
    QuerySession traced = ahead;
    for (int i = 0; i < 120; i++) {
      traced = traced.queried(SessionQuery.PLAIN.trace("t" + i), NOW);
    }
    assertEquals(100, traced.traceIds().size());
    assertEquals("t119", traced.traceIds().last());
  }
}
