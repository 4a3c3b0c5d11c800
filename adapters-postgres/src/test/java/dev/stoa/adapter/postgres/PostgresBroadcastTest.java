package dev.stoa.adapter.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.MessageWatch;
import dev.stoa.domain.storage.Storage;
import dev.stoa.storage.Storages;
import io.vavr.control.Either;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** Two storages over one schema are as good as two processes: they share nothing but it. */
final class PostgresBroadcastTest extends MigratedSchema {

  private static final ChannelId OPS = new ChannelId("ops");

  /** Shorter than a watch sleeps before it looks for itself, so only a signal makes it true. */
  private static final Duration TOO_SHORT_TO_LOOK = Duration.ofMillis(4_500);

  @Test
  void whatAnotherStorageCommitsIsHeard() {
    try (Storage other = Storages.open(config());
        MessageWatch watch = storage().messageSignals().watch(OPS, TOO_SHORT_TO_LOOK)) {
      announce(other);
      assertTrue(watch.heard());
    }
  }

  @Test
  void anotherSchemaOfTheDatabaseIsNotHeard() {
    String url = config().url() + (config().url().contains("?") ? "&" : "?");
    try (Storage other = Storages.open(hostile(url + "currentSchema=elsewhere"));
        MessageWatch watch = storage().messageSignals().watch(OPS, Duration.ofMillis(300))) {
      announce(other);
      assertFalse(watch.heard());
    }
  }

  @Test
  void aLostConnectionIsReplacedAndAllWaitersCheck() throws SQLException {
    try (MessageWatch watch = storage().messageSignals().watch(OPS, TOO_SHORT_TO_LOOK)) {
      assertEquals(1, cutListeners());
      assertTrue(watch.heard());
    }
    try (Storage other = Storages.open(config());
        MessageWatch watch = storage().messageSignals().watch(OPS, TOO_SHORT_TO_LOOK)) {
      announce(other);
      assertTrue(watch.heard(), "the new connection listens");
    }
  }

  private static void announce(Storage storage) {
    storage
        .unitOfWork()
        .write(
            () -> {
              storage.messageSignals().announce(OPS);
              return Either.right(OPS);
            });
  }

  private int cutListeners() throws SQLException {
    try (Connection connection = DriverManager.getConnection(config().url());
        Statement statement = connection.createStatement();
        ResultSet rows =
            statement.executeQuery(
                "select count(pg_terminate_backend(pid)) from pg_stat_activity"
                    + " where datname = current_database() and query like 'listen stoa_%'")) {
      rows.next();
      return rows.getInt(1);
    }
  }
}
