package dev.stoa.app.torture;

import dev.stoa.application.operations.TransferProgress;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.torture.Trouble;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Changes, removes or inserts entries of the audit trail without the store. This happens to a copy
 * in a SQLite file, and must be noticed.
 */
record Tampering(String url) implements Trouble {

  private static final String[] CHANGES = {
    "update audit_log set event_type = 'forged' where sequence = ?",
    "update audit_log set created_at = '2020-01-01T00:00:00.000000Z' where sequence = ?",
    "update audit_log set curr_hash = prev_hash where sequence = ?",
    "update audit_log set id = id || 'x' where sequence = ?",
    "delete from audit_log where sequence = ?",
  };

  @Override
  public String name() {
    return "tampering with the audit trail";
  }

  @Override
  public Outcome run(Random random) {
    List<String> unnoticed = Scratch.in(folder -> unnoticed(folder, random));
    return new Outcome(name(), CHANGES.length, 0, unnoticed);
  }

  private List<String> unnoticed(Path folder, Random random) throws IOException {
    List<String> unnoticed = new ArrayList<>();
    Path copy = folder.resolve("copy.db");
    long entries = copied(copy);
    for (String change : CHANGES) {
      Path changed = folder.resolve("changed.db");
      Files.copy(copy, changed);
      // A missing last entry can only be noticed with a checkpoint.
      long sequence = 1 + random.nextLong(entries - 1);
      change(changed, change.replace("?", Long.toString(sequence)));
      try (Stoa open = Stoa.open(TorturedStoa.config(FullDisk.SQLITE + changed))) {
        if (open.audit().verify().getOrElseThrow(RefusalException::new).isSound()) {
          unnoticed.add("not noticed: " + change + " (" + sequence + ")");
        }
      }
      Files.delete(changed);
    }
    return unnoticed;
  }

  private long copied(Path copy) {
    try (Stoa from = Stoa.open(TorturedStoa.config(url));
        Stoa to = Stoa.open(TorturedStoa.config(FullDisk.SQLITE + copy))) {
      return from.transfer()
          .copyTo(to.transfer(), TransferProgress.NONE)
          .getOrElseThrow(RefusalException::new)
          .auditEntries();
    }
  }

  private static void change(Path file, String sql) {
    try (Connection connection = DriverManager.getConnection(FullDisk.SQLITE + file);
        Statement statement = connection.createStatement()) {
      statement.execute("drop trigger audit_log_no_update");
      statement.execute("drop trigger audit_log_no_delete");
      if (statement.executeUpdate(sql) != 1) {
        throw new SQLException("nothing changed by " + sql);
      }
    } catch (SQLException e) {
      throw new IllegalStateException("cannot tamper with a copy", e);
    }
  }
}
