package dev.stoa.testkit.graph;

import static dev.stoa.testkit.graph.GraphSamples.AT;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.graph.Direction;
import dev.stoa.domain.graph.Entity;
import dev.stoa.domain.graph.GraphRelations;
import dev.stoa.domain.graph.GraphStorage;
import dev.stoa.domain.graph.NewRelation;
import dev.stoa.domain.graph.Relation;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.function.Function;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** The contract of every store of relations. */
public interface GraphRelationsContract extends WorkspaceContract<GraphStorage> {

  @Test
  default void relationsAreFoundByTheirEndsAndByWhenTheyAreTrue() {
    Entity ada = write(all -> GraphSamples.entity(all, "Ada", "person"));
    Entity bob = write(all -> GraphSamples.entity(all, "Bob", "person"));
    Entity rome = write(all -> GraphSamples.entity(all, "Rome", "city"));
    Relation knows = related(ada, bob, NewRelation.of("Ada", "Bob", "knows"));
    Relation lives = related(bob, rome, NewRelation.of("Bob", "Rome", "lives-in").validUntil(AT));
    Relation self = related(ada, ada, NewRelation.of("Ada", "Ada", "is"));
    Option<Instant> now = Option.some(AT.plusSeconds(1));
    assertEquals(Vector.of(knows, self), of(ada, Direction.OUT, now));
    assertEquals(Vector.of(self), of(ada, Direction.IN, now));
    assertEquals(Vector.of(knows, self), of(ada, Direction.BOTH, now));
    assertEquals(Vector.of(knows), of(bob, Direction.BOTH, now));
    assertEquals(Vector.of(knows, lives), of(bob, Direction.BOTH, Option.none()));
    assertEquals(Vector.of(knows, self), ask(all -> all.page(0, 9, now)));
    assertEquals(Vector.of(lives), ask(all -> all.page(knows.sequence(), 1, Option.none())));
    assertEquals(
        Vector.of(knows), ask(all -> all.between(ada.id(), Vector.of(bob.id(), rome.id()))));
    assertEquals(4L, ask(GraphRelations::nextSequence));
    Relation ended = knows.ending(AT);
    write(
        all -> {
          all.graphRelations().save(Vector.of(ended));
          all.graphRelations().remove(Vector.of(self.id()));
          return ended;
        });
    assertEquals(Vector.empty(), of(ada, Direction.BOTH, now));
    assertEquals(Vector.of(ended), of(ada, Direction.BOTH, Option.none()));
  }

  private Relation related(Entity from, Entity to, NewRelation draft) {
    return write(all -> GraphSamples.relation(all, from, to, draft));
  }

  private Seq<Relation> of(Entity end, Direction way, Option<Instant> at) {
    return ask(all -> all.of(Vector.of(end.id()), way, at, 10));
  }

  private <T> T ask(Function<GraphRelations, T> question) {
    return read(() -> question.apply(storage().graphRelations()));
  }

  private <T> T read(Supplier<T> question) {
    return storage().unitOfWork().read(question);
  }

  private <T> T write(Function<GraphStorage, T> work) {
    return storage().unitOfWork().run(() -> work.apply(storage()));
  }
}
