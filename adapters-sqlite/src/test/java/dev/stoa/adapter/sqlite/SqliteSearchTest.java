package dev.stoa.adapter.sqlite;

import dev.stoa.domain.storage.Storage;
import dev.stoa.storage.Storages;
import dev.stoa.testkit.search.SearchedThings;
import dev.stoa.testkit.search.StoredSearchContract;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.sql.SQLException;

final class SqliteSearchTest extends SqliteWorkspace implements StoredSearchContract {

  @Override
  public SearchedThings things() throws SQLException {
    SearchedThings things = new SearchedThings(config().url());
    things.run("pragma foreign_keys = on");
    return things;
  }

  @Override
  public Storage openedAgain() {
    return Storages.open(config());
  }

  @Override
  public Seq<String> tampering() {
    return List.of(
        "insert into memory_fts (memory_fts, rowid, owner, stems, forms, about)"
            + " select 'delete', * from memory_words_fts",
        "insert into memory_fts (rowid, stems) values (999, 'never said')",
        "insert into memory_fts (memory_fts) values ('delete-all')");
  }
}
