package dev.stoa.testkit.rating;

import static dev.stoa.testkit.rating.RatingSamples.AT;
import static dev.stoa.testkit.rating.RatingSamples.agent;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.rating.AgentPair;
import dev.stoa.domain.rating.Counters;
import dev.stoa.domain.rating.Encounter;
import dev.stoa.domain.rating.RatingStorage;
import dev.stoa.domain.rating.Relationship;
import dev.stoa.domain.rating.Relationships;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The contract of every store of relationships. */
public interface RelationshipsContract extends WorkspaceContract<RatingStorage> {

  @Test
  default void countersAreAddedInEitherOrderOfThePair() {
    Counters seen = new Counters(1, 2, 10, 20, 3, 4, 5, 6, 7, 8);
    add(Encounter.of(agent("a"), agent("b"), seen));
    add(Encounter.of(agent("b"), agent("a"), seen));
    assertEquals(
        Option.some(
            new Relationship(new AgentPair(agent("a"), agent("b")), seen.plus(seen.swapped()), AT)),
        ask(all -> all.find(AgentPair.of(agent("b"), agent("a")))));
    assertEquals(Option.none(), ask(all -> all.find(AgentPair.of(agent("a"), agent("B")))));
  }

  @Test
  default void relationshipsOfAnAgentAreOrderedByTheOthersNames() {
    Counters once = new Counters(1, 0, 0, 0, 0, 0, 0, 0, 1, 0);
    for (String other : new String[] {"z", "a", "\uD83D\uDE00", "n", "\uE000"}) {
      add(Encounter.of(agent("m"), agent(other), once));
    }
    add(Encounter.of(agent("a"), agent("z"), once));
    assertEquals(Vector.of("a", "n", "z"), others(Option.none(), 3));
    assertEquals(Vector.of("\uE000", "\uD83D\uDE00"), others(Option.some(agent("z")), 3));
    assertEquals(Vector.of("n"), others(Option.some(agent("a")), 1));
  }

  @Test
  default void anAgentIsRemovedFromEveryPair() {
    Counters once = new Counters(1, 0, 0, 0, 0, 0, 0, 0, 1, 0);
    add(Encounter.of(agent("m"), agent("a"), once));
    add(Encounter.of(agent("m"), agent("z"), once));
    add(Encounter.of(agent("a"), agent("z"), once));
    RatingSamples.write(storage(), () -> storage().relationships().remove(agent("m")));
    assertEquals(Vector.empty(), others(Option.none(), 9));
    assertTrue(ask(all -> all.find(AgentPair.of(agent("a"), agent("z")))).isDefined());
  }

  @Test
  default void replacingMatchCountsLeavesOtherCounts() {
    AgentPair met = AgentPair.of(agent("a"), agent("b"));
    AgentPair strangers = AgentPair.of(agent("a"), agent("c"));
    add(new Encounter(met, new Counters(1, 2, 10, 20, 3, 4, 5, 6, 7, 8)));
    Counters twice = new Counters(2, 0, 0, 0, 0, 0, 0, 0, 1, 0);
    RatingSamples.write(
        storage(),
        () ->
            storage()
                .relationships()
                .recount(
                    Vector.of(new Encounter(met, twice), new Encounter(strangers, twice)),
                    AT.plusSeconds(1)));
    Vector<Relationship> all =
        ask(
            existing -> {
              List<Relationship> seen = new ArrayList<>();
              existing.scan(seen::add);
              return Vector.ofAll(seen);
            });
    assertEquals(
        Vector.of(
            new Relationship(met, new Counters(2, 2, 10, 20, 3, 4, 5, 6, 1, 0), AT.plusSeconds(1)),
            new Relationship(strangers, twice, AT.plusSeconds(1))),
        all);
  }

  private Vector<String> others(Option<AgentName> after, int limit) {
    return ask(all -> all.of(agent("m"), after, limit))
        .map(one -> one.pair().other(agent("m")).value())
        .toVector();
  }

  private void add(Encounter encounter) {
    RatingSamples.write(storage(), () -> storage().relationships().add(Vector.of(encounter), AT));
  }

  private <T> T ask(Function<Relationships, T> question) {
    return storage().unitOfWork().read(() -> question.apply(storage().relationships()));
  }
}
