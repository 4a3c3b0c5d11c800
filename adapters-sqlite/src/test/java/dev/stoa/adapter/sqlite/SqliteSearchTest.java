package dev.stoa.adapter.sqlite;

import dev.stoa.domain.storage.Storage;
import dev.stoa.storage.Storages;
import dev.stoa.testkit.search.ManyVectorsContract;
import dev.stoa.testkit.search.SearchedThings;
import dev.stoa.testkit.search.StoredSearchContract;
import dev.stoa.testkit.search.WordSegmentsContract;
import java.sql.SQLException;

final class SqliteSearchTest extends SqliteWorkspace
    implements StoredSearchContract, ManyVectorsContract, WordSegmentsContract {

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
}
