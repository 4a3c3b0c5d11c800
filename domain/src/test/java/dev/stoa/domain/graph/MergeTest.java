package dev.stoa.domain.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.Validity;
import io.vavr.collection.HashSet;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import java.time.Instant;
import org.junit.jupiter.api.Test;

final class MergeTest {

  private static final Instant AT = Instant.parse("2026-01-01T00:00:00Z");

  private static Entity entity(String id) {
    return Entity.of(new EntityId(id), 1, NewEntity.of(id, "thing"), AT);
  }

  private static Entity merged(String id, String into) {
    return entity(id).mergedInto(new EntityId(into), AT);
  }

  @Test
  void whatWasMergedIntoASeparatedEntityFollowsIt() {
    // d and e into c, c into b, b and x into a.
    List<Entity> held =
        List.of(
            entity("a"),
            merged("b", "a"),
            merged("x", "a"),
            merged("c", "b"),
            merged("d", "c"),
            merged("e", "c"));
    assertEquals(
        HashSet.of("b", "c", "d", "e").map(EntityId::new), Merge.members(new EntityId("b"), held));
    assertEquals(HashSet.of(new EntityId("x")), Merge.members(new EntityId("x"), held));
  }

  @Test
  void separatingGivesAnEntityBackToItself() {
    Entity back = merged("b", "a").separated(AT);
    assertEquals(entity("b"), back);
    assertTrue(back.isHolder());
  }

  @Test
  void whatIsSaidTwiceCountsOnce() {
    NewEntity draft = NewEntity.of("a", "t").alias("b").alias("b").alias("a").observation("x");
    assertEquals(Vector.of("b"), draft.aliases());
    assertEquals(1, draft.observation("x").observations().size());
    assertEquals(1, EntityFacts.of("a", "x", "x").observations().size());
  }

  @Test
  void aRelationOfAMergedPairIsNotShown() {
    Relation inside = relation("r1", "a", "b", "a", "a");
    Relation own = relation("r2", "a", "a", "a", "a");
    Relation twice = relation("r3", "b", "c", "a", "c");
    Relation once = relation("r4", "a", "c", "a", "c");
    assertEquals(
        Vector.of("r2", "r3"),
        new SubGraph(
                Vector.empty(),
                Vector.of(inside, own, twice, once).map(one -> new NamedRelation(one, "a", "b")))
            .relations()
            .map(one -> one.relation().id().value()));
  }

  private static Relation relation(
      String id, String from, String to, String fromHolder, String toHolder) {
    return new Relation(
        new RelationId(id),
        1,
        new EntityId(from),
        new EntityId(to),
        new EntityId(fromHolder),
        new EntityId(toHolder),
        "knows",
        AT,
        Validity.ALWAYS);
  }

  @Test
  void anEndIsNeverBeforeTheBeginning() {
    NewRelation later = NewRelation.of("a", "b", "knows").validFrom(AT.plusSeconds(9));
    Relation one = Relation.of(new RelationId("r"), 1, entity("a"), entity("b"), later, AT);
    assertEquals(AT.plusSeconds(9), one.ending(AT).validity().until().get());
    assertEquals(AT.plusSeconds(20), one.ending(AT.plusSeconds(20)).validity().until().get());
  }

  @Test
  void aPositionIsReadAsItIsWritten() {
    for (GraphPosition one : List.of(GraphPosition.START, new GraphPosition(true, 77))) {
      assertEquals(one, GraphPosition.read(one.text()));
    }
    assertThrows(InvalidValue.class, () -> GraphPosition.read("x1"));
    assertThrows(InvalidValue.class, () -> GraphReading.start().tokens(0));
    assertThrows(InvalidValue.class, () -> NeighbourQuery.of("a").hops(11));
    assertThrows(InvalidValue.class, () -> NewEntity.of(" ", "t"));
  }
}
