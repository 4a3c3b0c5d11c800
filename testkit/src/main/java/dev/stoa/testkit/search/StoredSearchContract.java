package dev.stoa.testkit.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.search.Embedding;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.search.TextHit;
import dev.stoa.domain.search.TextQuery;
import dev.stoa.domain.search.VectorHit;
import dev.stoa.domain.search.VectorScope;
import dev.stoa.domain.search.VectorSource;
import dev.stoa.domain.storage.Storage;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** The contract of an engine's indexes under direct changes by SQL. */
public interface StoredSearchContract extends SearchWorkspace {

  /** A separate connection to the database under test. */
  SearchedThings things() throws SQLException;

  /** The same workspace, opened once more as another process would. */
  Storage openedAgain();

  @Test
  default void rowsDeletedByAnotherProcessAreNotFound() throws SQLException {
    put(SearchSource.MEMORY, "m", "jitter");
    put(SearchSource.NOTE, "n", "jitter");
    put(SearchSource.KNOWLEDGE, "k", "jitter");
    try (SearchedThings things = things()) {
      things.run("delete from continuum_memory");
      things.run("delete from agents");
    }
    for (SearchSource source : SearchSource.values()) {
      assertEquals(List.empty(), found(source, "jitter"));
      assertTrue(isSound(source));
    }
  }

  @Test
  default void aNewOwnerFindsWhatWasMoved() throws SQLException {
    put(SearchSource.NOTE, "n", "jitter");
    try (SearchedThings things = things()) {
      things.run(
          "insert into agents (agent_id, reversed_id, identity, model, created_at)"
              + " values ('heir', 'rieh', 'heir', 'm', '2026-01-02T03:04:05.123456Z')");
      things.run("update memories set agent_id = 'heir'");
    }
    TextQuery query = TextQuery.about("jitter");
    assertEquals(
        List.of("n"),
        read(() -> storage().textIndex().find(SearchSource.NOTE, query.ownedBy("heir"), 0, 9))
            .map(TextHit::id)
            .toList());
    assertTrue(isSound(SearchSource.NOTE));
  }

  @Test
  default void directSqlKeepsTheIndexCorrect() throws SQLException {
    put(SearchSource.MEMORY, "a", "jitter one");
    put(SearchSource.MEMORY, "b", "jitter two");
    try (SearchedThings things = things()) {
      things.run("update memory_texts set text = 'backoff' where id = 'a'");
      things.run("delete from memory_texts where id = 'b'");
      things.add(SearchSource.MEMORY, List.of("c"));
      things.run(
          "insert into memory_texts (row_id, id, owner, text)"
              + " select row_id, id, 'x', 'Late' from continuum_memory"
              + " where id = 'c'");
    }
    assertEquals(List.empty(), found(SearchSource.MEMORY, "jitter"));
    assertEquals(List.of("a"), found(SearchSource.MEMORY, "backoff"));
    assertEquals(List.of("c"), found(SearchSource.MEMORY, "late"));
    assertTrue(isSound(SearchSource.MEMORY));
  }

  @Test
  default void aTextThatIsTheContentOfItsMemoryIsStoredOnceAndFollowsIt() throws SQLException {
    givenThings(SearchSource.MEMORY, List.of("a", "b"));
    try (SearchedThings things = things()) {
      things.run("update continuum_memory set content = 'Jitter helps' where id = 'a'");
      write(() -> storage().textIndex().put(memory("a", "Jitter helps")));
      write(() -> storage().textIndex().put(memory("b", "more than its content: jitter")));
      assertEquals(1, things.number("select count(*) from memory_texts where text is null"));
      assertEquals(List.of("a", "b"), found(SearchSource.MEMORY, "jitter").sorted());
      things.run("update continuum_memory set content = 'backoff'");
    }
    assertEquals(List.of("b"), found(SearchSource.MEMORY, "jitter"));
    assertEquals(List.of("a"), found(SearchSource.MEMORY, "backoff"));
    assertTrue(isSound(SearchSource.MEMORY));
  }

  @Test
  default void tamperingIsDetectedAndARebuildRepairsIt() throws SQLException {
    put(SearchSource.MEMORY, "a", "jitter helps");
    try (SearchedThings things = things()) {
      things.run("update memory_texts set id = 'other'");
    }
    assertFalse(isSound(SearchSource.MEMORY));
    write(() -> storage().textIndex().rebuild(SearchSource.MEMORY));
    assertTrue(isSound(SearchSource.MEMORY));
    assertEquals(List.of("a"), found(SearchSource.MEMORY, "jitter"));
  }

  @Test
  default void manyWritersAtOnceLeaveTheIndexSound() throws Exception {
    List<String> ids = List.range(0, 24).map(i -> "m" + i);
    givenThings(SearchSource.MEMORY, ids);
    ExecutorService pool = Executors.newFixedThreadPool(6);
    try {
      ArrayList<Future<?>> running = new ArrayList<>();
      for (int thread = 0; thread < 6; thread++) {
        int mine = thread;
        running.add(
            pool.submit(
                () -> {
                  for (int i = 0; i < 20; i++) {
                    String id = ids.get((i * 7 + mine * 3) % ids.size());
                    String text = "the same common words " + mine + " and " + i;
                    write(
                        () -> {
                          storage().textIndex().put(memory(id, text));
                          storage()
                              .vectorIndex()
                              .put(SCOPE, id, Embedding.of("m", mine + 1, text.length()));
                        });
                    if (i % 5 == 4) {
                      write(() -> storage().textIndex().remove(SearchSource.MEMORY, id));
                    }
                  }
                }));
      }
      for (Future<?> one : running) {
        one.get();
      }
    } catch (ExecutionException e) {
      throw new AssertionError("a writer failed", e.getCause());
    } finally {
      pool.shutdown();
    }
    assertTrue(isSound(SearchSource.MEMORY));
    assertEquals(24, nearest(storage()).size());
  }

  @Test
  default void processesSeeEachOthersTextsAndVectors() {
    put(SearchSource.MEMORY, "a", "jitter");
    vector(storage(), "a", 1, 0);
    try (Storage other = openedAgain()) {
      assertEquals(List.of("a"), nearest(other));
      vector(other, "b", 2, 0.1f);
      assertEquals(List.of("a", "b"), nearest(storage()));
      vector(storage(), "a", 0, 1);
      assertEquals(List.of("b", "a"), nearest(other));
      other
          .unitOfWork()
          .write(
              () -> {
                other.vectorIndex().remove(SCOPE, "b");
                other.textIndex().put(memory("a", "backoff"));
                return Either.right(true);
              });
      assertEquals(List.of("a"), nearest(storage()));
      assertEquals(List.of("a"), found(SearchSource.MEMORY, "backoff"));
    }
  }

  @Test
  default void rowsOfRemovedVectorsAreDeletedAndOtherProcessesNotice() throws SQLException {
    List<String> ids = List.range(0, 100).map(i -> "m" + i);
    vector(storage(), "stays", 1, 0);
    try (Storage other = openedAgain()) {
      for (String id : ids) {
        vector(storage(), id, 2, 1);
      }
      assertEquals(101, nearest(other).size());
      write(() -> storage().vectorIndex().removeAll(SCOPE, ids));
      try (SearchedThings things = things()) {
        assertEquals(0, things.run("delete from embeddings where vector is null"));
      }
      assertEquals(List.of("stays"), nearest(other));
      assertEquals(List.of("stays"), nearest(storage()));
    }
  }

  @Test
  default void aSnapshotComparesWhatItSaw() {
    vector(storage(), "a", 1, 0);
    try (Storage other = openedAgain()) {
      storage()
          .unitOfWork()
          .snapshot(
              () -> {
                assertEquals(List.of("a"), within(storage()));
                vector(other, "b", 1, 0);
                assertEquals(List.of("a", "b"), nearest(other));
                assertEquals(List.of("a"), within(storage()));
                return true;
              });
      assertEquals(List.of("a", "b"), nearest(storage()));
    }
  }

  /** Whose vectors these contracts compare. */
  VectorScope SCOPE = new VectorScope(VectorSource.MEMORY, "me");

  private static void vector(SearchStorage storage, String id, float... values) {
    storage
        .unitOfWork()
        .write(() -> storage.vectorIndex().put(SCOPE, id, Embedding.of("m", values)));
  }

  private static List<String> nearest(SearchStorage storage) {
    return storage.unitOfWork().read(() -> within(storage));
  }

  private static List<String> within(SearchStorage storage) {
    return storage
        .vectorIndex()
        .nearest(SCOPE, Embedding.of("m", 1, 0), 199, Seq::toSet)
        .get()
        .map(VectorHit::id)
        .toList();
  }

  private static SearchDocument memory(String id, String text) {
    return new SearchDocument(SearchSource.MEMORY, id, "me", text);
  }

  private boolean isSound(SearchSource source) {
    return write(() -> storage().textIndex().isSound(source));
  }

  private List<String> found(SearchSource source, String words) {
    return read(() -> storage().textIndex().find(source, TextQuery.about(words), 0, 99))
        .map(TextHit::id)
        .toList();
  }

  private void put(SearchSource source, String id, String text) {
    givenThings(source, List.of(id));
    write(() -> storage().textIndex().put(new SearchDocument(source, id, "searched", text)));
  }
}
