package dev.stoa.testkit.rating;

import static dev.stoa.testkit.rating.RatingSamples.AT;
import static dev.stoa.testkit.rating.RatingSamples.agent;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.rating.AgentPair;
import dev.stoa.domain.rating.Counters;
import dev.stoa.domain.rating.CountersBuilder;
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
    Counters seen =
        CountersBuilder.builder()
            .debates(1)
            .agreements(2)
            .critiquesAToB(10)
            .critiquesBToA(20)
            .acceptedAToB(3)
            .acceptedBToA(4)
            .changesA(5)
            .changesB(6)
            .winsA(7)
            .winsB(8)
            .build();
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
    Counters once =
        CountersBuilder.builder()
            .debates(1)
            .agreements(0)
            .critiquesAToB(0)
            .critiquesBToA(0)
            .acceptedAToB(0)
            .acceptedBToA(0)
            .changesA(0)
            .changesB(0)
            .winsA(1)
            .winsB(0)
            .build();
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
    Counters once =
        CountersBuilder.builder()
            .debates(1)
            .agreements(0)
            .critiquesAToB(0)
            .critiquesBToA(0)
            .acceptedAToB(0)
            .acceptedBToA(0)
            .changesA(0)
            .changesB(0)
            .winsA(1)
            .winsB(0)
            .build();
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
    add(
        new Encounter(
            met,
            CountersBuilder.builder()
                .debates(1)
                .agreements(2)
                .critiquesAToB(10)
                .critiquesBToA(20)
                .acceptedAToB(3)
                .acceptedBToA(4)
                .changesA(5)
                .changesB(6)
                .winsA(7)
                .winsB(8)
                .build()));
    Counters twice =
        CountersBuilder.builder()
            .debates(2)
            .agreements(0)
            .critiquesAToB(0)
            .critiquesBToA(0)
            .acceptedAToB(0)
            .acceptedBToA(0)
            .changesA(0)
            .changesB(0)
            .winsA(1)
            .winsB(0)
            .build();
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
            new Relationship(
                met,
                CountersBuilder.builder()
                    .debates(2)
                    .agreements(2)
                    .critiquesAToB(10)
                    .critiquesBToA(20)
                    .acceptedAToB(3)
                    .acceptedBToA(4)
                    .changesA(5)
                    .changesB(6)
                    .winsA(1)
                    .winsB(0)
                    .build(),
                AT.plusSeconds(1)),
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
