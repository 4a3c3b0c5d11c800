package dev.stoa.app.torture;

import dev.stoa.torture.TorturedStore.OpenStore;
import dev.stoa.torture.Trouble;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;

/** A PostgreSQL server ends all sessions while they write, as it does when it stops. */
record EndedSessions(String url) implements Trouble {

  private static final int TIMES = 20;
  private static final int LONGEST_MILLIS = 30;
  private static final String END =
      "select pg_terminate_backend(pid) from pg_stat_activity"
          + " where datname = current_database() and pid <> pg_backend_pid()";

  @Override
  public String name() {
    return "sessions ended by the server";
  }

  @Override
  public Outcome run(Random random) {
    try (OpenStore store = new TorturedStoa().open(url)) {
      Writes writes = new Writes("ended", store);
      CompletableFuture<Void> ending = CompletableFuture.runAsync(() -> end(random));
      while (!ending.isDone()) {
        writes.attempt(store);
      }
      ending.join();
      List<String> failures = writes.failures(store);
      if (!new Writes("after-ended", store).attempt(store)) {
        failures.add("nothing can be written afterwards");
      }
      return new Outcome(name(), TIMES, writes.acknowledged(), failures);
    }
  }

  private void end(Random random) {
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement()) {
      for (int i = 0; i < TIMES; i++) {
        Thread.sleep(random.nextInt(LONGEST_MILLIS));
        statement.executeQuery(END).close();
      }
    } catch (SQLException e) {
      throw new IllegalStateException("cannot end the sessions of the server", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
