package dev.stoa.testkit.graph;

import static dev.stoa.testkit.graph.GraphSamples.AT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.graph.Entity;
import dev.stoa.domain.graph.EntityId;
import dev.stoa.domain.graph.EntityName;
import dev.stoa.domain.graph.EntityQuery;
import dev.stoa.domain.graph.GraphEntities;
import dev.stoa.domain.graph.GraphStorage;
import dev.stoa.domain.graph.NewObservation;
import dev.stoa.domain.graph.NewRelation;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.kernel.ValidAt;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** The contract of every store of entities. */
public interface GraphEntitiesContract extends WorkspaceContract<GraphStorage> {

  @Test
  default void anEntityIsStoredAndFoundByItsNames() {
    Entity ada = write(all -> GraphSamples.entity(all, "Ada", "person"));
    write(
        all -> {
          all.graphEntities().addNames(Vector.of(EntityName.of("Countess", ada, AT)));
          return ada;
        });
    assertEquals(Option.some(ada), ask(all -> all.find(ada.id())));
    assertEquals(Vector.of(ada), ask(all -> all.find(Vector.of(ada.id(), new EntityId("no")))));
    assertEquals(
        Vector.of("Ada", "Countess"),
        ask(all -> all.namesOf(Vector.of(ada.id())).map(EntityName::name)));
    assertEquals(
        Vector.of(ada.id()),
        ask(all -> all.named(Vector.of("Countess", "ada")).map(EntityName::holder)));
    write(
        all -> {
          all.graphEntities().removeNames(Vector.of("Countess"));
          return ada;
        });
    assertEquals(Vector.empty(), ask(all -> all.named(Vector.of("Countess"))));
  }

  @Test
  default void noTwoEntitiesShareANameOrANumber() {
    Entity one = write(all -> GraphSamples.entity(all, "Ada", "person"));
    Entity two = write(all -> GraphSamples.entity(all, "Bob", "person"));
    assertThrows(
        StorageException.class,
        () ->
            write(
                all -> {
                  all.graphEntities().addNames(Vector.of(EntityName.of("Ada", two, AT)));
                  return one;
                }));
    assertThrows(
        StorageException.class,
        () ->
            write(
                all -> {
                  all.graphEntities()
                      .add(
                          Vector.of(
                              Entity.mentioned(new EntityId("x"), "x", AT)
                                  .known(one.sequence().get(), "t", AT)));
                  return one;
                }));
  }

  @Test
  default void knownEntitiesAreListedInTheOrderOfTheirCreation() {
    Entity ada = write(all -> GraphSamples.entity(all, "Ada", "person"));
    Entity rome = write(all -> GraphSamples.entity(all, "Rome", "city"));
    Entity bob = write(all -> GraphSamples.entity(all, "Bob", "person"));
    write(
        all -> {
          all.graphEntities()
              .add(Vector.of(Entity.mentioned(new EntityId("mentioned"), "Eve", AT)));
          return ada;
        });
    assertEquals(Vector.of(ada, rome, bob), page(EntityQuery.all()));
    assertEquals(Vector.of(ada, bob), page(EntityQuery.all().ofType("person")));
    assertEquals(Vector.of(rome), page(EntityQuery.all().after(ada.sequence().get()).limit(1)));
    assertEquals(4L, ask(GraphEntities::nextSequence));
  }

  @Test
  default void aTextIsFoundWhateverItsCase() {
    Entity ada = write(all -> GraphSamples.entity(all, "Ada ÄÖ", "Person"));
    Entity rome = write(all -> GraphSamples.entity(all, "Rome", "city"));
    write(all -> GraphSamples.observation(all, rome, NewObservation.of("Has 100% of SEVEN_hills")));
    write(
        all -> GraphSamples.observation(all, ada, NewObservation.of("Was a child").validUntil(AT)));
    assertEquals(Vector.of(ada), page(EntityQuery.all().containing("äö")));
    assertEquals(Vector.of(ada), page(EntityQuery.all().containing("person")));
    assertEquals(Vector.of(rome), page(EntityQuery.all().containing("Seven_")));
    assertEquals(Vector.of(rome), page(EntityQuery.all().containing("0% OF")));
    assertEquals(Vector.of(ada, rome), page(EntityQuery.all().containing("")));
    assertEquals(Vector.empty(), page(EntityQuery.all().containing("child")));
    assertEquals(Vector.of(ada), page(EntityQuery.all().containing("child").valid(ValidAt.ALL)));
    assertEquals(Vector.empty(), page(EntityQuery.all().containing("%x")));
  }

  @Test
  default void anotherEntityHoldsWhatIsMoved() {
    Entity ada = write(all -> GraphSamples.entity(all, "Ada", "person"));
    Entity same = write(all -> GraphSamples.entity(all, "Countess", "person"));
    Entity rome = write(all -> GraphSamples.entity(all, "Rome", "city"));
    write(all -> GraphSamples.observation(all, same, NewObservation.of("Likes engines")));
    write(
        all -> GraphSamples.relation(all, same, rome, NewRelation.of("Countess", "Rome", "sees")));
    write(
        all -> {
          all.graphEntities().save(Vector.of(same.mergedInto(ada.id(), AT)));
          all.graphEntities().moveTo(ada.id(), Vector.of(same.id()));
          return ada;
        });
    assertEquals(Vector.of(ada, rome), page(EntityQuery.all()));
    assertEquals(
        Vector.of("Ada", "Countess"),
        ask(all -> all.namesOf(Vector.of(ada.id())).map(EntityName::name)));
    assertEquals(
        Vector.of(ada.id(), same.id()), ask(all -> all.holding(ada.id()).map(Entity::id).sorted()));
    assertEquals(
        Vector.of("Likes engines"),
        read(
            () ->
                storage()
                    .graphObservations()
                    .of(Vector.of(ada.id()))
                    .map(one -> one.content())
                    .toVector()));
    assertEquals(
        1, read(() -> storage().graphRelations().between(ada.id(), Vector.of(rome.id())).size()));
  }

  @Test
  default void whatIsRemovedTakesEverythingAlong() {
    Entity ada = write(all -> GraphSamples.entity(all, "Ada", "person"));
    Entity rome = write(all -> GraphSamples.entity(all, "Rome", "city"));
    write(all -> GraphSamples.observation(all, ada, NewObservation.of("Writes")));
    write(all -> GraphSamples.relation(all, rome, ada, NewRelation.of("Rome", "Ada", "knows")));
    write(
        all -> {
          all.graphEntities().remove(Vector.of(ada.id()));
          return ada;
        });
    assertEquals(Vector.of(rome), page(EntityQuery.all()));
    assertEquals(Vector.empty(), ask(all -> all.named(Vector.of("Ada"))));
    assertEquals(0, read(() -> storage().graphObservations().of(Vector.of(ada.id())).size()));
    assertEquals(0, read(() -> storage().graphRelations().page(0, 9, Option.none()).size()));
  }

  @Test
  default void searchedIsWhatIsKnownOfAnEntity() {
    Entity ada = write(all -> GraphSamples.entity(all, "Ada", "person"));
    write(all -> GraphSamples.observation(all, ada, NewObservation.of("Writes programs")));
    Seq<SearchDocument> found = ask(all -> all.searchable(Option.none(), 10));
    assertEquals(Vector.of("Ada\nperson\nWrites programs"), found.map(SearchDocument::text));
    assertEquals(Vector.empty(), ask(all -> all.searchable(Option.some(ada.id().value()), 10)));
  }

  private Seq<Entity> page(EntityQuery query) {
    return ask(all -> all.page(query, AT.plusSeconds(1)));
  }

  private <T> T ask(Function<GraphEntities, T> question) {
    return read(() -> question.apply(storage().graphEntities()));
  }

  private <T> T read(Supplier<T> question) {
    return storage().unitOfWork().read(question);
  }

  private <T> T write(Function<GraphStorage, T> work) {
    return storage()
        .unitOfWork()
        .run(
            () -> {
              storage().graphEntities().lockGraph();
              return work.apply(storage());
            });
  }
}
