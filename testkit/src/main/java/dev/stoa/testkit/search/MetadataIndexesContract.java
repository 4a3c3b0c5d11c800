package dev.stoa.testkit.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.search.MetadataIndex;
import dev.stoa.domain.search.MetadataIndexes;
import dev.stoa.domain.search.MetadataKind;
import io.vavr.collection.List;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/** The contract of every store that has indexes on members of metadata. */
public interface MetadataIndexesContract extends SearchWorkspace {

  @Test
  default void whatIsDeclaredIsListedByKindAndKeyAndIsThere() {
    MetadataIndex team = index(MetadataKind.MEMORY, "team");
    MetadataIndex odd = index(MetadataKind.MEMORY, "a 'name' with $.dots?");
    MetadataIndex vectors = index(MetadataKind.VECTOR, "team");
    for (MetadataIndex index : List.of(vectors, team, odd)) {
      assertTrue(write(() -> indexes().add(index)));
    }
    assertEquals(List.of(odd, team, vectors), read(() -> indexes().all()).toList());
    assertEquals(List.empty(), read(() -> indexes().missing()).toList());
  }

  @Test
  default void everyKindHasIndexes() {
    for (MetadataKind kind : MetadataKind.values()) {
      assertTrue(write(() -> indexes().add(index(kind, "key"))));
    }
    assertEquals(MetadataKind.values().length, read(() -> indexes().all()).size());
    assertEquals(List.empty(), read(() -> indexes().missing()).toList());
  }

  @Test
  default void anIndexIsDeclaredOnceAndDroppedOnce() {
    MetadataIndex team = index(MetadataKind.EVIDENCE, "team");
    assertTrue(write(() -> indexes().add(team)));
    assertFalse(
        write(
            () ->
                indexes()
                    .add(
                        new MetadataIndex(team.kind(), team.key(), Instant.EPOCH.plusSeconds(1)))));
    assertEquals(List.of(team), read(() -> indexes().all()).toList());
    assertFalse(write(() -> indexes().drop(MetadataKind.MEMORY, "team")));
    assertTrue(write(() -> indexes().drop(MetadataKind.EVIDENCE, "team")));
    assertFalse(write(() -> indexes().drop(MetadataKind.EVIDENCE, "team")));
    assertEquals(List.empty(), read(() -> indexes().all()).toList());
    assertTrue(write(() -> indexes().add(team)));
  }

  @Test
  default void makingAnIndexThatIsThereChangesNothing() {
    MetadataIndex team = index(MetadataKind.TURN, "team");
    write(() -> indexes().add(team));
    write(() -> indexes().rebuild(team));
    assertEquals(List.of(team), read(() -> indexes().all()).toList());
    assertEquals(List.empty(), read(() -> indexes().missing()).toList());
  }

  private MetadataIndexes indexes() {
    return storage().metadataIndexes();
  }

  private static MetadataIndex index(MetadataKind kind, String key) {
    return new MetadataIndex(kind, key, Instant.EPOCH);
  }
}
