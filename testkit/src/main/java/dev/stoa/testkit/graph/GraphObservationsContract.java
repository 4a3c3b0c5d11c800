package dev.stoa.testkit.graph;

import static dev.stoa.testkit.graph.GraphSamples.AT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.graph.Entity;
import dev.stoa.domain.graph.EntityId;
import dev.stoa.domain.graph.GraphObservations;
import dev.stoa.domain.graph.GraphStorage;
import dev.stoa.domain.graph.NewEntity;
import dev.stoa.domain.graph.NewObservation;
import dev.stoa.domain.graph.Observation;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** The contract of every store of observations. */
public interface GraphObservationsContract extends WorkspaceContract<GraphStorage> {

  @Test
  default void observationsAreKeptInOrderAndEnd() {
    Entity ada = write(all -> GraphSamples.entity(all, "Ada", "person"));
    Entity bob = write(all -> GraphSamples.entity(all, "Bob", "person"));
    Observation first =
        write(all -> GraphSamples.observation(all, ada, NewObservation.of("Writes").validFrom(AT)));
    Observation other =
        write(all -> GraphSamples.observation(all, bob, NewObservation.of("Reads")));
    Observation second =
        write(all -> GraphSamples.observation(all, ada, NewObservation.of("Counts")));
    assertEquals(Vector.of(first, second), ask(all -> all.of(Vector.of(ada.id()))));
    assertEquals(
        Vector.of(first, other, second), ask(all -> all.of(Vector.of(bob.id(), ada.id()))));
    assertEquals(Option.some(other), ask(all -> all.find(other.id())));
    assertEquals(4L, ask(GraphObservations::nextSequence));
    Observation ended = first.ending(AT.plusSeconds(5));
    write(
        all -> {
          all.graphObservations().save(Vector.of(ended));
          all.graphObservations().remove(Vector.of(second.id()));
          return ended;
        });
    assertEquals(Vector.of(ended), ask(all -> all.of(Vector.of(ada.id()))));
    assertEquals(Vector.empty(), ask(all -> all.of(Vector.empty())));
  }

  @Test
  default void onlyAStoredEntityIsObserved() {
    Entity unknown = Entity.of(new EntityId("none"), 1, NewEntity.of("none", "t"), AT);
    assertThrows(
        StorageException.class,
        () -> write(all -> GraphSamples.observation(all, unknown, NewObservation.of("x"))));
  }

  private <T> T ask(Function<GraphObservations, T> question) {
    return read(() -> question.apply(storage().graphObservations()));
  }

  private <T> T read(Supplier<T> question) {
    return storage().unitOfWork().read(question);
  }

  private <T> T write(Function<GraphStorage, T> work) {
    return storage().unitOfWork().run(() -> work.apply(storage()));
  }
}
