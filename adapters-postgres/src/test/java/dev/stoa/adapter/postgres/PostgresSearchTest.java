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
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Test;

final class PostgresSearchTest extends MigratedSchema implements StoredSearchContract {

  private static final String LOOK_UPS =
      "select idx_scan + seq_scan from pg_stat_xact_user_tables"
          + " where relid = 'search_totals_fts'::regclass";

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

  @Test
  void aUnitThatWritesManyTextsLooksItsTotalsUpForTheFirst() throws SQLException {
    givenThings(SearchSource.MEMORY, List.of("a", "b", "c", "d", "e"));
    try (Connection connection = DriverManager.getConnection(config().url())) {
      connection.setAutoCommit(false);
      for (String id : List.of("a", "b", "c", "d", "e")) {
        put(connection, id);
      }
      // Once for a row to change, and once to add it, as there is none yet.
      assertEquals(2, number(connection, LOOK_UPS));
      assertEquals(5, number(connection, "select sum(texts) from search_totals_fts"));
    }
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

  private static void put(Connection connection, String id) throws SQLException {
    try (PreparedStatement insert =
        connection.prepareStatement(
            "insert into memory_texts (row_id, id, owner, text, stems, forms)"
                + " select row_id, id, 'me', 'Jitter', 'jitter', 'jitter'"
                + " from continuum_memory where id = ?")) {
      insert.setString(1, id);
      assertEquals(1, insert.executeUpdate());
    }
  }

  private static long number(Connection connection, String query) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(query)) {
      rows.next();
      return rows.getLong(1);
    }
  }
}
