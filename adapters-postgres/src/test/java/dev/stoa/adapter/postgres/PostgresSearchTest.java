package dev.stoa.adapter.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.TextQuery;
import dev.stoa.domain.storage.Storage;
import dev.stoa.storage.Storages;
import dev.stoa.testkit.search.ManyVectorsContract;
import dev.stoa.testkit.search.SearchedThings;
import dev.stoa.testkit.search.StoredSearchContract;
import dev.stoa.testkit.search.WordSegmentsContract;
import io.vavr.collection.List;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;

final class PostgresSearchTest extends MigratedSchema
    implements StoredSearchContract, ManyVectorsContract, WordSegmentsContract {

  @Override
  public SearchedThings things() throws SQLException {
    return new SearchedThings(config().url());
  }

  @Override
  public Storage openedAgain() {
    return Storages.open(config());
  }

  @Test
  void theWordsFollowWhateverPathTheWriterLooksAlong() throws SQLException {
    givenThings(SearchSource.MEMORY, List.of("a"));
    try (SearchedThings things = things()) {
      things.run("set search_path = pg_catalog");
      things.run(
          "insert into public.memory_texts (row_id, id, owner, text)"
              + " select row_id, 'a', 'me', 'Jitter'"
              + " from public.continuum_memory");
    }
    assertEquals(
        1,
        read(
            () ->
                storage()
                    .textIndex()
                    .find(SearchSource.MEMORY, TextQuery.about("jitter"), 0, 9)
                    .size()));
  }

  @Test
  void anEmptiedTableHasNoWords() throws SQLException {
    givenThings(SearchSource.MEMORY, List.of("a"));
    write(
        () ->
            storage()
                .textIndex()
                .put(new SearchDocument(SearchSource.MEMORY, "a", "me", "jitter")));
    try (SearchedThings things = things()) {
      things.run("truncate memory_texts");
    }
    assertEquals(true, write(() -> storage().textIndex().isSound(SearchSource.MEMORY)));
  }

  @Test
  void aSavepointThatIsRolledBackTakesItsCountBack() throws SQLException {
    givenThings(SearchSource.MEMORY, List.of("a", "b", "c", "d"));
    write(
        () -> {
          refused("a");
          put("b");
          refused("c");
          put("d");
          return true;
        });
    assertEquals(true, write(() -> storage().textIndex().isSound(SearchSource.MEMORY)));
    assertEquals(
        List.of("b", "d"),
        read(() -> storage().textIndex().documents(SearchSource.MEMORY, Option.none(), 9))
            .map(SearchDocument::id)
            .toList());
  }

  @Test
  void aTextThatIsCommittedLateIsNotLeftBehind() throws SQLException {
    List<String> others = List.range(0, 600).map(i -> "t" + i);
    givenThings(SearchSource.MEMORY, others.append("late"));
    try (SearchedThings things = things()) {
      things.run("begin");
      things.run(
          "insert into memory_texts (row_id, id, owner, text)"
              + " select row_id, id, 'me', 'Late' from continuum_memory"
              + " where id = 'late'");
      putAll(others.take(300));
      assertEquals(0, things.number("select count(*) from word_segments"));
      things.run("commit");
      putAll(others.drop(300));
      assertEquals(1, things.number("select count(*) from word_segments"));
    }
    assertEquals(true, write(() -> storage().textIndex().isSound(SearchSource.MEMORY)));
    assertEquals(
        1,
        read(
            () ->
                storage()
                    .textIndex()
                    .find(SearchSource.MEMORY, TextQuery.about("late"), 0, 9)
                    .size()));
  }

  @Test
  void aWorkspaceFromAnotherServerIsRightAfterARebuild() throws SQLException {
    List<String> texts = List.range(0, 300).map(i -> "t" + i);
    givenThings(SearchSource.MEMORY, texts.append("new"));
    putAll(texts);
    try (SearchedThings things = things()) {
      // Transactions of a server that had many more of them.
      things.run("update memory_texts set entry = entry + (1::bigint << 50)");
      things.run("update word_states set cut = cut + (1::bigint << 50)");
      putAll(List.of("new"));
      assertEquals(false, write(() -> storage().textIndex().isSound(SearchSource.MEMORY)));
      write(() -> storage().textIndex().rebuild(SearchSource.MEMORY));
      assertEquals(1, things.number("select count(*) from word_segments"));
    }
    assertEquals(true, write(() -> storage().textIndex().isSound(SearchSource.MEMORY)));
    assertEquals(
        1,
        read(
            () ->
                storage()
                    .textIndex()
                    .find(SearchSource.MEMORY, TextQuery.about("new"), 0, 9)
                    .size()));
  }

  private void putAll(List<String> ids) {
    write(
        () ->
            storage()
                .textIndex()
                .putAll(
                    ids.map(id -> new SearchDocument(SearchSource.MEMORY, id, "me", "of " + id))));
  }

  @Test
  void whatMergesLeaveIsCleanedSoon() throws SQLException {
    try (SearchedThings things = things()) {
      assertEquals(
          1,
          things.number(
              "select count(*) from pg_class where oid = 'word_chunks'::regclass"
                  + " and reloptions::text like '%autovacuum_vacuum_scale_factor=0.05%'"));
    }
  }

  private void refused(String id) {
    storage()
        .unitOfWork()
        .write(
            () -> {
              put(id);
              return Either.left("refused");
            });
  }

  private void put(String id) {
    storage().textIndex().put(new SearchDocument(SearchSource.MEMORY, id, "me", "jitter of " + id));
  }
}
