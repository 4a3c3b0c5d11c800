package dev.stoa.bootstrap.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.graph.FoundGraph;
import dev.stoa.application.graph.GraphOperations;
import dev.stoa.application.graph.Observed;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.graph.DescribedEntity;
import dev.stoa.domain.graph.Direction;
import dev.stoa.domain.graph.Entity;
import dev.stoa.domain.graph.EntityFacts;
import dev.stoa.domain.graph.EntityQuery;
import dev.stoa.domain.graph.GraphChange;
import dev.stoa.domain.graph.GraphPart;
import dev.stoa.domain.graph.GraphPath;
import dev.stoa.domain.graph.GraphReading;
import dev.stoa.domain.graph.GraphRefused;
import dev.stoa.domain.graph.NamedRelation;
import dev.stoa.domain.graph.NeighbourQuery;
import dev.stoa.domain.graph.Neighbourhood;
import dev.stoa.domain.graph.NewEntity;
import dev.stoa.domain.graph.NewRelation;
import dev.stoa.domain.graph.Observation;
import dev.stoa.domain.graph.SubGraph;
import dev.stoa.domain.kernel.ValidAt;
import dev.stoa.domain.trust.ItemKind;
import dev.stoa.domain.trust.QuarantineId;
import dev.stoa.domain.trust.Suspects;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The graph on both engines. */
final class GraphTest {

  @ParameterizedTest
  @EnumSource
  void whatIsThereIsNotStoredAgain(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.newUrl())) {
      GraphOperations graph = stoa.graph();
      assertEquals(
          Vector.of("Ada", "Rome"),
          graph
              .create(
                  List.of(
                      NewEntity.of("Ada", "person").observation("Writes"),
                      NewEntity.of("Rome", "city"),
                      NewEntity.of("Ada", "machine")))
              .get()
              .map(DescribedEntity::name));
      assertEquals(Vector.empty(), graph.create(List.of(NewEntity.of("Ada", "machine"))).get());
      Seq<Observed> observed =
          graph
              .observe(
                  List.of(EntityFacts.of("Ada", "Writes", "Reads"), EntityFacts.of("Ada", "Reads")))
              .get();
      assertEquals(
          Vector.of(Vector.of("Reads"), Vector.empty()),
          observed.map(one -> one.added().map(Observation::content)));
      assertEquals(1, graph.relate("Ada", "sees", "Rome").get().size());
      assertEquals(0, graph.relate("Ada", "sees", "Rome").get().size());
      assertInstanceOf(GraphRefused.Unknown.class, graph.relate("Ada", "sees", "Bob").getLeft());
      assertInstanceOf(
          GraphRefused.Unknown.class,
          graph
              .observe(List.of(EntityFacts.of("Rome", "Old"), EntityFacts.of("Bob", "x")))
              .getLeft());
      assertEquals(Vector.empty(), entity(graph, "Rome").contents());
    }
  }

  @ParameterizedTest
  @EnumSource
  void anEntityThatARelationNamesBecomesKnownWhenItIsCreated(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.newUrl())) {
      GraphOperations graph = stoa.graph();
      graph.relateAny(List.of(NewRelation.of("Ada", "Bob", "knows")));
      assertEquals(0, graph.list(EntityQuery.all()).items().size());
      assertTrue(graph.resolve("Ada").isLeft());
      assertEquals(1, graph.read(GraphReading.start()).graph().relations().size());
      graph.create(NewEntity.of("Bob", "person")).get();
      SubGraph opened = graph.open(List.of("Bob", "Ada"));
      assertEquals(Vector.of("Bob"), opened.entities().map(DescribedEntity::name));
      assertEquals(Vector.of("Ada knows Bob"), said(opened.relations()));
      assertEquals(0, graph.delete(List.of("Ada")));
      assertEquals(0, graph.read(GraphReading.start()).graph().relations().size());
    }
  }

  @ParameterizedTest
  @EnumSource
  void mergesAreUndoneInAnyOrder(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.newUrl())) {
      GraphOperations graph = stoa.graph();
      for (String name : List.of("A", "B", "C")) {
        graph.create(NewEntity.of(name, "t").alias(name + "'").observation("of " + name)).get();
      }
      graph.create(NewEntity.of("X", "t")).get();
      graph.relate("C", "knows", "X").get();
      graph.relate("A", "knows", "X").get();
      graph.relate("B", "knows", "A").get();
      graph.merge("C", "B").get();
      DescribedEntity all = graph.merge("B'", "A").get();
      assertEquals(Vector.of("of A", "of B", "of C"), all.contents());
      assertEquals(Vector.of("A'", "B", "B'", "C", "C'"), all.aliases());
      assertEquals(Vector.of("A knows X"), said(graph.open(List.of("C")).relations()));
      assertEquals(Vector.of("A", "X"), names(graph.list(EntityQuery.all()).items()));
      graph.observe("C", "since then").get();
      assertInstanceOf(GraphRefused.NotMerged.class, graph.separate("A").getLeft());

      DescribedEntity back = graph.separate("B").get();
      assertEquals(Vector.of("of B", "of C"), back.contents());
      assertEquals(Vector.of("of A", "since then"), entity(graph, "A").contents());
      assertEquals(Vector.of("B knows X", "B knows A"), said(graph.open(List.of("B")).relations()));
      graph.separate("C").get();
      assertEquals(Vector.of("of C"), entity(graph, "C'").contents());
      assertEquals(Vector.of("of B"), entity(graph, "B").contents());
      assertTrue(graph.history("A").get().map(GraphChange::text).containsAll(List.of("of A", "A")));
      assertEquals(
          Vector.of("C"), names(graph.search("of C'").items().map(hit -> hit.entity())).take(1));
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatHasEndedIsReadByItsTime(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.newUrl())) {
      GraphOperations graph = stoa.graph();
      graph.create(NewEntity.of("Ada", "person").observation("Lives in London")).get();
      graph.create(NewEntity.of("London", "city")).get();
      graph.relate("Ada", "lives-in", "London").get();
      Instant before = Instant.now().minus(Duration.ofDays(2));
      Instant end = Instant.now().minus(Duration.ofDays(1));
      assertEquals(
          1, graph.endObservations(List.of(EntityFacts.of("Ada", "Lives in London")), end));
      assertEquals(
          1, graph.endRelations(List.of(NewRelation.of("Ada", "London", "lives-in")), end));
      assertEquals(Vector.empty(), entity(graph, "Ada").contents());
      SubGraph then = graph.open(List.of("Ada"), ValidAt.at(before));
      assertEquals(Vector.of("Lives in London"), then.entities().head().contents());
      assertEquals(1, then.relations().size());
      assertEquals(0, graph.open(List.of("Ada")).relations().size());
      assertEquals(1, graph.relate("Ada", "lives-in", "London").get().size());
    }
  }

  @ParameterizedTest
  @EnumSource
  void neighboursAndPathsFollowRelations(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.newUrl())) {
      GraphOperations graph = stoa.graph();
      graph.create(Vector.range(0, 8).map(i -> NewEntity.of("n" + i, "t"))).get();
      // n0 → n1 → n2 → n3 → n4, n0 → n5 → n4, and n7 alone; n6 → n0.
      List.of("0 1", "1 2", "2 3", "3 4", "0 5", "5 4", "6 0")
          .map(one -> one.split(" "))
          .forEach(ends -> graph.relate("n" + ends[0], "to", "n" + ends[1]).get());
      assertEquals(
          Vector.of("n0 0", "n1 1", "n5 1", "n6 1"),
          around(graph.neighbours(NeighbourQuery.of("n0")).get()));
      assertEquals(
          Vector.of("n0 0", "n1 1", "n5 1", "n2 2", "n4 2"),
          around(graph.neighbours(NeighbourQuery.of("n0").hops(2).direction(Direction.OUT)).get()));
      assertEquals(
          Vector.of("n0 0"),
          around(graph.neighbours(NeighbourQuery.of("n0").types("other")).get()));
      Neighbourhood cut = graph.neighbours(NeighbourQuery.of("n0").hops(3).limit(2)).get();
      assertTrue(cut.isCut());
      assertEquals(3, cut.neighbours().size());
      GraphPath path = graph.path("n1", "n4").get().get();
      assertEquals(4, path.entities().size(), () -> path.entities().map(Entity::name).toString());
      assertEquals("n1", path.entities().head().name());
      assertEquals("n4", path.entities().last().name());
      assertEquals(3, path.relations().size());
      assertTrue(graph.path("n1", "n4", 2).get().isEmpty());
      assertTrue(graph.path("n0", "n7").get().isEmpty());
      assertEquals(1, graph.path("n7", "n7").get().get().entities().size());
    }
  }

  @ParameterizedTest
  @EnumSource
  void theGraphIsReadPartByPart(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.newUrl())) {
      GraphOperations graph = stoa.graph();
      graph
          .create(
              Vector.range(0, 40)
                  .map(i -> NewEntity.of("n" + i, "t").observation("observation " + i)))
          .get();
      graph.relate(Vector.range(1, 40).map(i -> NewRelation.of("n0", "n" + i, "to"))).get();
      GraphPart whole = graph.read(GraphReading.start());
      assertTrue(whole.next().isEmpty());
      Vector<DescribedEntity> entities = Vector.empty();
      Vector<NamedRelation> relations = Vector.empty();
      GraphReading reading = GraphReading.start().tokens(200);
      int parts = 0;
      GraphPart part;
      do {
        part = graph.read(reading);
        assertTrue(part.tokens() <= 200);
        entities = entities.appendAll(part.graph().entities());
        relations = relations.appendAll(part.graph().relations());
        parts++;
        reading = part.next().map(reading::after).getOrElse(reading);
      } while (part.next().isDefined());
      assertTrue(parts > 5, "parts " + parts);
      assertEquals(whole.graph().entities(), entities);
      assertEquals(whole.graph().relations(), relations);
    }
  }

  @ParameterizedTest
  @EnumSource
  void aTextIsSearchedInsideWordsAndThenByWords(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.newUrl())) {
      GraphOperations graph = stoa.graph();
      graph.create(NewEntity.of("Ada", "person").observation("Wrote the first programs")).get();
      graph.create(NewEntity.of("Rome", "city").alias("Eternal City")).get();
      graph.relate("Ada", "sees", "Rome").get();
      FoundGraph part = graph.containing(EntityQuery.all().containing("PROG"), 1000);
      assertEquals(Vector.of("Ada"), names(part.graph().entities()));
      assertEquals(1, part.graph().relations().size());
      assertFalse(part.byWords());
      FoundGraph words = graph.containing(EntityQuery.all().containing("program writing"), 1000);
      assertEquals(Vector.of("Ada"), names(words.graph().entities()));
      assertTrue(words.byWords());
      assertEquals(
          Vector.of("Rome"), names(graph.search("eternal").items().map(hit -> hit.entity())));
      graph.delete(List.of("Eternal City"));
      assertEquals(0, graph.search("eternal").items().size());
    }
  }

  @ParameterizedTest
  @EnumSource
  void aNameThatIsTakenIsRefusedAsAnAlias(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.newUrl())) {
      GraphOperations graph = stoa.graph();
      graph.create(NewEntity.of("Ada", "person")).get();
      graph.create(NewEntity.of("Bob", "person")).get();
      Either<GraphRefused, ?> taken = graph.alias("Ada", "Bob");
      assertInstanceOf(GraphRefused.NameTaken.class, taken.getLeft());
      assertInstanceOf(
          GraphRefused.NameTaken.class,
          graph.create(NewEntity.of("Eve", "person").alias("Ada")).getLeft());
      assertTrue(graph.resolve("Eve").isLeft());
      assertEquals(Vector.of("A."), graph.alias("Ada", "A.").get().aliases());
      assertEquals(Vector.of("A."), graph.alias("A.", "A.").get().aliases());
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatIsQuarantinedIsNotShown(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.newUrl())) {
      GraphOperations graph = stoa.graph();
      graph.create(NewEntity.of("Ada", "person").observation("Writes")).get();
      Observation lie = graph.observe("Ada", "Steals engines").get().added().head();
      QuarantineId quarantine =
          stoa.trust()
              .quarantine(Suspects.root(ItemKind.OBSERVATION.ref(lie.id().value())))
              .get()
              .quarantine()
              .get();
      Vector<String> rest = Vector.of("Writes");
      assertEquals(rest, entity(graph, "Ada").contents());
      assertEquals(rest, graph.open(List.of("Ada")).entities().head().contents());
      assertEquals(rest, graph.read(GraphReading.start()).graph().entities().head().contents());
      assertEquals(rest, graph.search("Ada").items().head().entity().contents());
      stoa.trust().restore(quarantine).get();
      assertEquals(rest.append("Steals engines"), entity(graph, "Ada").contents());
    }
  }

  private static DescribedEntity entity(GraphOperations graph, String name) {
    return graph.resolve(name).get();
  }

  private static Seq<String> names(Seq<DescribedEntity> some) {
    return some.map(DescribedEntity::name).toVector();
  }

  private static Seq<String> said(Seq<NamedRelation> some) {
    return some.map(one -> one.from() + " " + one.relation().type() + " " + one.to()).toVector();
  }

  private static Seq<String> around(Neighbourhood found) {
    return found.neighbours().map(one -> one.entity().name() + " " + one.hops()).toVector();
  }
}
