package dev.stoa.domain.trust;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.json.InvalidValue;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

/** What holds of trust for any lineage. */
final class TrustRulesTest {

  private static final Instant NOW = Instant.parse("2026-01-02T03:04:05Z");

  @Test
  void aClassIsTrustedAsItsNameSays() {
    for (OriginClass origin : OriginClass.values()) {
      assertEquals(origin.label(), Trust.of(origin).label());
    }
    assertTrue(Trust.PERSON.isAtLeast(Trust.AGENT));
    assertFalse(Trust.QUARANTINED.isAtLeast(Trust.IMPORTED));
  }

  @Test
  void whatIsLessTrustedIsRankedNoHigherAtEqualRelevance() {
    for (Trust one : Trust.values()) {
      for (Trust other : Trust.values()) {
        assertEquals(
            one.isAtLeast(other) || one.isAtLeast(Trust.AGENT), one.weight() >= other.weight());
        assertTrue(one.compareTo(other) >= 0 || one.weighed(.5) <= other.weighed(.5));
      }
      assertEquals(-1, one.weighed(-1));
      assertEquals(0, one.weighed(0));
    }
    assertEquals(.5, Trust.AGENT.weighed(.5));
    assertEquals(.49, Trust.TOOL.weighed(.5));
  }

  @Test
  void aWriterOnlyLowersItsClass() {
    for (OriginClass writer : OriginClass.values()) {
      for (OriginClass said : OriginClass.values()) {
        Origin bound =
            Origin.bound(
                item(0), new Principal(writer, "p"), Provenance.NONE.as(said), Vector.empty(), NOW);
        assertFalse(
            Trust.of(bound.origin()).isAtLeast(Trust.of(writer)) && bound.origin() != writer);
        assertEquals(Trust.of(writer).least(Trust.of(said)), bound.trust());
      }
    }
  }

  @Test
  void anItemIsNamedByKindAndId() {
    assertEquals(ItemKind.NOTE.ref("a:b"), ItemRef.of("note:a:b"));
    assertEquals("note:a:b", ItemRef.of("note:a:b").text());
    assertThrows(InvalidValue.class, () -> ItemRef.of("a"));
    assertThrows(InvalidValue.class, () -> ItemRef.of("debate:a"));
  }

  @Test
  void somethingIsSuspected() {
    assertThrows(
        InvalidValue.class, () -> new Suspects(Option.none(), Option.none(), Option.none()));
  }

  /** Bound one by one, items have the trust that the whole graph gives them. */
  @RepeatedTest(50)
  void trustIsTheLeastOfTheLineage(RepetitionInfo seed) {
    Graph graph = Graph.random(new Random(seed.getCurrentRepetition()), 60);
    for (Origin one : graph.origins) {
      Trust least = graph.lineage(one.item()).map(graph::own).fold(Trust.PERSON, Trust::least);
      assertEquals(least, one.trust());
      assertTrue(graph.lineage(one.item()).contains(one.root()));
    }
  }

  @Test
  void whatIsRaisedDoesNotDependOnItsParentsUnlessTheyAreWithdrawn() {
    Origin tool = bound(0, Principal.tool("web"), Vector.empty());
    Origin summary =
        bound(1, Principal.agent("ada"), Vector.of(tool)).raised(new Raised(Trust.PERSON, "p"));
    assertEquals(Trust.PERSON, summary.given(Vector.of(Trust.TOOL)));
    assertEquals(Trust.QUARANTINED, summary.given(Vector.of(Trust.QUARANTINED)));
  }

  private static ItemRef item(int number) {
    return ItemKind.MEMORY.ref("m" + number);
  }

  private static Origin bound(int number, Principal writer, Seq<Origin> parents) {
    return Origin.bound(item(number), writer, Provenance.NONE, parents, NOW);
  }

  /** Items that were each made from earlier ones. */
  private record Graph(Seq<Origin> origins, Seq<Derivation> edges) {

    static Graph random(Random random, int size) {
      Vector<Origin> origins = Vector.empty();
      Vector<Derivation> edges = Vector.empty();
      OriginClass[] classes = OriginClass.values();
      for (int i = 0; i < size; i++) {
        Vector<Origin> parents = Vector.empty();
        for (int n = random.nextInt(3); n > 0 && i > 0; n--) {
          parents = parents.append(origins.get(random.nextInt(i)));
        }
        Origin one =
            bound(
                i,
                new Principal(classes[random.nextInt(classes.length)], "p" + random.nextInt(5)),
                parents.distinct());
        origins = origins.append(one);
        edges =
            edges.appendAll(
                parents.distinct().map(parent -> new Derivation(one.item(), parent.item())));
      }
      return new Graph(origins, edges);
    }

    Set<ItemRef> lineage(ItemRef item) {
      return edges
          .filter(edge -> edge.child().equals(item))
          .foldLeft(HashSet.of(item), (all, edge) -> all.addAll(lineage(edge.parent())));
    }

    Trust own(ItemRef item) {
      return origins.find(one -> one.item().equals(item)).get().own();
    }
  }
}
