package dev.stoa.adapter.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.TextQuery;
import dev.stoa.domain.storage.Storage;
import dev.stoa.storage.Storages;
import dev.stoa.testkit.search.SearchedThings;
import dev.stoa.testkit.search.StoredSearchContract;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;

final class PostgresSearchTest extends MigratedSchema implements StoredSearchContract {

  @Override
  public SearchedThings things() throws SQLException {
    return new SearchedThings(config().url());
  }

  @Override
  public Storage openedAgain() {
    return Storages.open(config());
  }

  @Override
  public Seq<String> tampering() {
    return List.of(
        "update search_totals_fts set words = words + 1",
        "update search_totals_fts set texts = texts - 1",
        "delete from search_totals_fts");
  }

  @Test
  void theWordsFollowWhateverPathTheWriterLooksAlong() throws SQLException {
    givenThings(SearchSource.MEMORY, List.of("a"));
    try (SearchedThings things = things()) {
      things.run("set search_path = pg_catalog");
      things.run(
          "insert into public.memory_texts (row_id, id, owner, text, stems, forms)"
              + " select row_id, 'a', 'me', 'Jitter', 'jitter', 'jitter'"
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
}
