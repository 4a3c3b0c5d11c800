package dev.stoa.domain.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class EloPropertiesTest {

  private final Random random = new Random(20260115);

  @Test
  void whatOneGainsAnotherLosesAndTheOrderOfNamesIsNothing() {
    for (int round = 0; round < 500; round++) {
      List<AgentName> agents =
          List.range(0, 2 + random.nextInt(6)).map(i -> new AgentName("agent-" + i));
      Map<AgentName, Double> ratings =
          agents.toLinkedMap(agent -> agent, agent -> 1000 + 1000 * random.nextDouble());
      Map<AgentName, Double> scores =
          agents.toLinkedMap(agent -> agent, agent -> (double) random.nextInt(4));
      Map<AgentName, Double> changes = changes(scores, ratings);
      assertEquals(0, changes.values().sum().doubleValue(), 1e-9);
      assertTrue(changes.values().forAll(x -> Math.abs(x) <= 32.0 * (agents.size() - 1)));
      Map<AgentName, Double> backwards = LinkedHashMap.ofEntries(List.ofAll(scores).reverse());
      assertEquals(changes, changes(backwards, ratings), "to the last bit");
    }
  }

  private static Map<AgentName, Double> changes(
      Map<AgentName, Double> scores, Map<AgentName, Double> ratings) {
    return PairwiseElo.changes(
        scores, agent -> ratings.get(agent).get(), 32, PairwiseElo.NO_MULTIPLIERS);
  }
}
