package dev.stoa.testkit.evolution;

import static dev.stoa.testkit.evolution.EvolutionSamples.AT;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.evolution.EpisodeId;
import dev.stoa.domain.evolution.EvolutionStorage;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.Strategies;
import dev.stoa.domain.evolution.Strategy;
import dev.stoa.domain.evolution.StrategyDraftBuilder;
import dev.stoa.domain.evolution.StrategyFilter;
import dev.stoa.domain.evolution.StrategyId;
import dev.stoa.domain.evolution.Termination;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.HashSet;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The contract of every store of the strategy memory. */
public interface StrategiesContract extends WorkspaceContract<EvolutionStorage> {

  @Test
  default void entriesAreStoredAndFound() {
    Vector<Strategy> all = stored(-5, 0, 3);
    assertEquals(3L, (long) ask(Strategies::count));
    assertEquals(
        all.tail(),
        ask(strategies -> strategies.find(all.tail().map(Strategy::id)))
            .sortBy(Strategy::id)
            .toVector());
  }

  @Test
  default void filtersHoldTogether() {
    Vector<Strategy> all = stored(-5, -2, 0, 1, 3);
    Vector<StrategyFilter> filters =
        Vector.of(
            StrategyFilter.ALL,
            StrategyFilter.FAILURES,
            StrategyFilter.ALL.scoreAbove(0),
            StrategyFilter.FAILURES.scoreAbove(-5),
            StrategyFilter.ALL.archetype("primary_actor"),
            StrategyFilter.ALL.tactic("tactic-1"),
            StrategyFilter.ALL.reason(Termination.TIMEOUT),
            StrategyFilter.ALL.generation(new GenerationId("g2")),
            StrategyFilter.ALL.createdAgent("broker\"1"),
            StrategyFilter.ALL.createdAgent("broker"),
            StrategyFilter.FAILURES
                .archetype("primary_actor")
                .tactic("tactic-0")
                .reason(Termination.ABORT_EPISODE)
                .createdAgent("broker\"1"));
    for (StrategyFilter filter : filters) {
      assertEquals(
          HashSet.ofAll(
              all.filter(one -> filter.accepts(one.draft())).map(one -> one.id().value())),
          ask(strategies -> strategies.accepted(all.map(one -> one.id().value()), filter)),
          filter.toString());
    }
    assertEquals(
        HashSet.of("s1"),
        ask(strategies -> strategies.accepted(List.of("s1", "s2"), StrategyFilter.FAILURES)));
  }

  @Test
  default void entriesWithoutSignalAreEvictedOldestFirst() {
    stored(0, -1, 0, 0, 2);
    assertEquals(List.of("s0", "s2"), evicted(2));
    assertEquals(List.of("s3"), evicted(9));
    assertEquals(List.of(), evicted(9));
    assertEquals(2L, (long) ask(Strategies::count));
  }

  private List<String> evicted(int most) {
    return write(strategies -> strategies.evict(most)).map(StrategyId::value).toList();
  }

  private Vector<Strategy> stored(int... scores) {
    Vector<Strategy> all =
        Vector.ofAll(scores)
            .zipWithIndex(
                (score, i) ->
                    new Strategy(
                        new StrategyId("s" + i),
                        StrategyDraftBuilder.builder()
                            .document("Opened \"high\" " + i)
                            .embedding(Option.none())
                            .episode(new EpisodeId("e" + i))
                            .generation(new GenerationId("g" + i))
                            .archetype(i % 2 == 0 ? "primary_actor" : "disruptor_info")
                            .tactic("tactic-" + i % 2)
                            .score(score)
                            .reason(i % 3 == 0 ? Termination.ABORT_EPISODE : Termination.TIMEOUT)
                            .createdAgents(
                                i % 4 == 0 ? Vector.of("other", "broker\"1") : Vector.empty())
                            .build(),
                        AT.plusSeconds(i / 2)));
    write(
        strategies -> {
          strategies.add(all);
          return true;
        });
    return all;
  }

  private <T> T ask(Function<Strategies, T> question) {
    return storage().unitOfWork().read(() -> question.apply(storage().strategies()));
  }

  private <T> T write(Function<Strategies, T> work) {
    return storage().unitOfWork().run(() -> work.apply(storage().strategies()));
  }
}
