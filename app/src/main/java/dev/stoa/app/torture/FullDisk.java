package dev.stoa.app.torture;

import dev.stoa.app.torture.TorturedStoa.OpenStoa;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.storage.StorageConfig;
import dev.stoa.torture.TorturedStore.OpenStore;
import dev.stoa.torture.Trouble;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Random;
import org.sqlite.SQLiteDataSource;

/** A SQLite file that may not grow any further: SQLite then says that the disk is full. */
record FullDisk(String url) implements Trouble {

  static final String SQLITE = "jdbc:sqlite:";

  private static final int MORE_PAGES = 40;
  private static final int FAILURES = 20;
  private static final int MOST = 10_000;

  @Override
  public String name() {
    return "full disk";
  }

  @Override
  public Outcome run(Random random) {
    LimitedFile limited = new LimitedFile(url, MORE_PAGES + random.nextInt(MORE_PAGES));
    Writes writes;
    try (OpenStore store =
        new OpenStoa(Stoa.open(TorturedStoa.config(StorageConfig.over(limited))), url)) {
      writes = new Writes("full", store);
      for (int i = 0; i < MOST && writes.failed() < FAILURES; i++) {
        writes.attempt(store);
      }
    }
    try (OpenStore store = new TorturedStoa().open(url)) {
      List<String> failures = writes.failures(store);
      if (writes.failed() < FAILURES) {
        failures.add("the disk was never full");
      }
      if (!new Writes("after-full", store).attempt(store)) {
        failures.add("nothing can be written with space again");
      }
      return new Outcome(name(), writes.failed(), writes.acknowledged(), failures);
    }
  }

  /** Connections to a file that may have only some pages more than now. */
  private static final class LimitedFile extends SQLiteDataSource {

    private final int pages;
    private long most;

    LimitedFile(String url, int pages) {
      setUrl(url);
      setEnforceForeignKeys(true);
      this.pages = pages;
    }

    @Override
    public synchronized Connection getConnection() throws SQLException {
      Connection connection = super.getConnection();
      try (Statement statement = connection.createStatement()) {
        if (most == 0) {
          try (ResultSet row = statement.executeQuery("pragma page_count")) {
            most = row.getLong(1) + pages;
          }
        }
        statement.execute("pragma max_page_count = " + most);
      }
      return connection;
    }
  }
}
