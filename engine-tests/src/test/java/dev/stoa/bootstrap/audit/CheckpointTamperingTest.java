package dev.stoa.bootstrap.audit;

import static dev.stoa.domain.audit.ChainFault.Kind.CHECKPOINT_ALTERED;
import static dev.stoa.domain.audit.ChainFault.Kind.CHECKPOINT_MISSING;
import static dev.stoa.domain.audit.ChainFault.Kind.FOREIGN;
import static dev.stoa.domain.audit.ChainFault.Kind.TRUNCATED;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.audit.VerifyRequest;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.ChainFault;
import dev.stoa.domain.audit.SignedCheckpoint;
import dev.stoa.domain.audit.tlog.Checkpoint;
import dev.stoa.domain.audit.tlog.Hash;
import dev.stoa.domain.audit.tlog.SignedNote;
import dev.stoa.domain.audit.tlog.SigningKey;
import dev.stoa.domain.kernel.Instants;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Base64;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What an operator with SQL can do to stored checkpoints, and what verification calls it. */
final class CheckpointTamperingTest {

  private static final String ORIGIN = "example.com/trail";
  private static final SigningKey FIRST = SigningKey.generate(ORIGIN, new SecureRandom());
  private static final SigningKey SECOND = SigningKey.generate(ORIGIN, new SecureRandom());
  private static final SigningKey STRANGER = SigningKey.generate(ORIGIN, new SecureRandom());
  private static final String STRANGE = "2026-01-02T03:04:05.000000Z";
  private static final String ZEROS = "0".repeat(64);

  private record Tampering(
      String name, boolean keyGiven, Attack attack, ChainFault.Kind kind, String explained) {}

  private interface Attack {
    void on(Table table) throws SQLException;
  }

  /** Four checkpoints: 1 and 2 by the first key, 3 and 4 by the second. */
  private static final Seq<Tampering> TAMPERINGS =
      Vector.of(
          plain(
              "root of an older row",
              CHECKPOINT_ALTERED,
              "checkpoint 2 has the root",
              table -> table.set(2, "root_hash", ZEROS)),
          plain(
              "root of the latest row",
              CHECKPOINT_ALTERED,
              "checkpoint 4 has the root",
              table -> table.set(4, "root_hash", ZEROS)),
          plain(
              "root in other letters",
              CHECKPOINT_ALTERED,
              "checkpoint 2 has the root",
              table -> table.set(2, "root_hash", table.root(2).toUpperCase(Locale.ROOT))),
          plain(
              "size of an older row",
              CHECKPOINT_ALTERED,
              "checkpoint 2 has the size",
              table ->
                  table.run(
                      "update audit_checkpoints set tree_size = tree_size + 1"
                          + " where checkpoint_id = 2")),
          plain(
              "size of the latest row",
              CHECKPOINT_ALTERED,
              "checkpoint 4 has the size",
              table ->
                  table.run(
                      "update audit_checkpoints set tree_size = tree_size - 1"
                          + " where checkpoint_id = 4")),
          plain(
              "size of the latest row, beyond the log",
              CHECKPOINT_ALTERED,
              "checkpoint 4 has the size",
              table ->
                  table.run(
                      "update audit_checkpoints set tree_size = 999" + " where checkpoint_id = 4")),
          plain(
              "origin of an older row",
              CHECKPOINT_ALTERED,
              "checkpoint 1 has the origin",
              table -> table.set(1, "origin", "example.com/other")),
          plain(
              "origin of the latest row",
              CHECKPOINT_ALTERED,
              "checkpoint 4 has the origin",
              table -> table.set(4, "origin", "example.com/other")),
          plain(
              "time of an older row",
              CHECKPOINT_ALTERED,
              "checkpoint 2 has the time",
              table -> table.later(2)),
          plain(
              "time of the latest row",
              CHECKPOINT_ALTERED,
              "checkpoint 4 has the time",
              table -> table.later(4)),
          plain(
              "garbage as an older note",
              CHECKPOINT_ALTERED,
              "checkpoint 1 has a note that cannot",
              table -> table.set(1, "note", "garbage")),
          plain(
              "garbage as the latest note",
              CHECKPOINT_ALTERED,
              "checkpoint 4 has a note that cannot",
              table -> table.set(4, "note", "garbage")),
          plain(
              "an empty older note",
              CHECKPOINT_ALTERED,
              "checkpoint 3 has a note that cannot",
              table -> table.set(3, "note", "")),
          plain(
              "a note without its signature",
              CHECKPOINT_ALTERED,
              "checkpoint 3 has a note that cannot",
              table -> table.set(3, "note", table.note(3).split("\n\n")[0] + "\n\n")),
          plain(
              "a note with other line ends",
              CHECKPOINT_ALTERED,
              "checkpoint 3 has a note that cannot",
              table -> table.set(3, "note", table.note(3).replace("\n", "\r\n"))),
          plain(
              "a note without its time",
              CHECKPOINT_ALTERED,
              "its note says none",
              table -> table.set(2, "note", withoutTime(table.note(2)))),
          plain(
              "a note with a second time of a stranger",
              CHECKPOINT_ALTERED,
              "checkpoint 2 has the time",
              table -> table.set(2, "note", table.note(2) + strangersTime(table.note(2)))),
          plain(
              "the time of a stranger, row and note alike",
              FOREIGN,
              "checkpoint 2 is not signed",
              table -> {
                table.set(2, "note", withoutTime(table.note(2)) + strangersTime(table.note(2)));
                table.at(2, STRANGE);
              }),
          plain(
              "the signature without the time flipped",
              FOREIGN,
              "checkpoint 2 is not signed",
              table ->
                  table.set(
                      2, "note", flipped(withoutTime(table.note(2))) + timeLine(table.note(2)))),
          plain(
              "older signature flipped",
              FOREIGN,
              "checkpoint 2 is not signed",
              table -> table.set(2, "note", flipped(table.note(2)))),
          plain(
              "latest signature flipped",
              FOREIGN,
              "checkpoint 4 is not signed",
              table -> table.set(4, "note", flipped(table.note(4)))),
          withKey(
              "older signature flipped, key given",
              FOREIGN,
              "checkpoint 2 is not signed",
              table -> table.set(2, "note", flipped(table.note(2)))),
          withKey(
              "latest signature flipped, key given",
              FOREIGN,
              "checkpoint 4 is not signed",
              table -> table.set(4, "note", flipped(table.note(4)))),
          plain(
              "two notes swapped",
              CHECKPOINT_ALTERED,
              "checkpoint 1 has the size",
              table -> {
                String one = table.note(1);
                table.set(1, "note", table.note(2));
                table.set(2, "note", one);
              }),
          plain(
              "two rows swapped",
              CHECKPOINT_ALTERED,
              "checkpoint 2 has size",
              table ->
                  table.run(
                      "update audit_checkpoints set checkpoint_id = 99 where checkpoint_id = 1",
                      "update audit_checkpoints set checkpoint_id = 1 where checkpoint_id = 2",
                      "update audit_checkpoints set checkpoint_id = 2 where checkpoint_id = 99")),
          plain(
              "the note of another size",
              CHECKPOINT_ALTERED,
              "checkpoint 3 has the size",
              table -> table.set(3, "note", table.note(4))),
          plain(
              "the first deleted",
              CHECKPOINT_MISSING,
              "checkpoint 1 is missing",
              table -> table.delete("= 1")),
          plain(
              "one in the middle deleted",
              CHECKPOINT_MISSING,
              "checkpoint 2 is missing",
              table -> table.delete("= 2")),
          plain(
              "the first of a key deleted",
              CHECKPOINT_MISSING,
              "checkpoint 3 is missing",
              table -> table.delete("= 3")),
          plain(
              "all of a key deleted",
              CHECKPOINT_MISSING,
              "the first of its key, is missing",
              table -> table.delete(">= 3")),
          plain(
              "all deleted",
              CHECKPOINT_MISSING,
              "the first of its key, is missing",
              table -> table.delete("> 0")),
          plain(
              "ids moved up over a gap",
              CHECKPOINT_MISSING,
              "checkpoint 4 is missing",
              table ->
                  table.run(
                      "update audit_checkpoints set checkpoint_id = 9 where checkpoint_id = 4")),
          plain(
              "deleted, and the ids closed up",
              CHECKPOINT_MISSING,
              "the first of its key, is missing",
              table -> {
                table.delete("= 3");
                table.run("update audit_checkpoints set checkpoint_id = 3 where checkpoint_id = 4");
              }),
          withKey(
              "the latest deleted, the checkpoint saved",
              CHECKPOINT_MISSING,
              "is not stored any more",
              table -> table.delete("= 4")),
          plain(
              "another root, row and note alike",
              FOREIGN,
              "checkpoint 2 is not signed",
              table ->
                  table.forge(
                      2, table.note(2).replace(table.root64(2), table.root64(1)), table.root(1))),
          plain(
              "another time, row and note alike",
              FOREIGN,
              "checkpoint 2 is not signed",
              table -> {
                String time = timeLine(table.note(2));
                byte[] signature = Base64.getDecoder().decode(time.split(" ")[2].strip());
                signature[11]++;
                table.set(
                    2,
                    "note",
                    table
                        .note(2)
                        .replace(
                            time.split(" ")[2].strip(),
                            Base64.getEncoder().encodeToString(signature)));
                table.at(2, Instants.text(SignedNote.parse(table.note(2)).times(ORIGIN).head()));
              }),
          plain(
              "another origin, row and note alike",
              FOREIGN,
              "checkpoint 2 is not signed",
              table -> {
                table.set(2, "note", table.note(2).replace(ORIGIN, "example.com/b"));
                table.set(2, "origin", "example.com/b");
              }),
          plain(
              "another origin than that of the signatures",
              CHECKPOINT_ALTERED,
              "its note says none",
              table -> {
                table.set(2, "note", table.note(2).replace(ORIGIN + "\n", "example.com/b\n"));
                table.set(2, "origin", "example.com/b");
              }),
          plain(
              "signed again by a stranger",
              FOREIGN,
              "checkpoint 4 is not signed",
              table -> table.replace(table.signedBy(STRANGER, 4))),
          withKey(
              "signed again by a stranger, key given",
              FOREIGN,
              "checkpoint 4 is not signed",
              table -> table.replace(table.signedBy(STRANGER, 4))),
          plain(
              "signed again by the key that was given up",
              FOREIGN,
              "checkpoint 4 is not signed",
              table -> table.replace(table.signedBy(FIRST, 4))),
          plain(
              "a copy of the latest added",
              CHECKPOINT_ALTERED,
              "checkpoint 5 has size",
              table ->
                  table.run(
                      "insert into audit_checkpoints select 5, origin, tree_size, root_hash, note,"
                          + " created_at from audit_checkpoints where checkpoint_id = 4")),
          plain(
              "one added by a stranger",
              FOREIGN,
              "checkpoint 5 is not signed",
              table -> table.insert(table.strangers(5, table.entries()))),
          plain(
              "one added by a stranger, beyond the log",
              TRUNCATED,
              "a checkpoint vouches for 999",
              table -> table.insert(table.strangers(5, 999))));

  @TestFactory
  Stream<DynamicTest> everyTamperingIsNamed() {
    return Stream.of(TestEngine.values())
        .map(Trail::of)
        .flatMap(
            trail ->
                TAMPERINGS
                    .toJavaStream()
                    .map(
                        one ->
                            DynamicTest.dynamicTest(
                                one.name() + " on " + trail.engine(),
                                () -> assertNamed(one, trail))));
  }

  @Test
  void thirtyTwoKindsAndMore() {
    assertTrue(TAMPERINGS.map(Tampering::name).distinct().size() >= 32);
  }

  @ParameterizedTest
  @EnumSource
  void untouchedCheckpointsOfTwoKeysAreSound(TestEngine engine) {
    String url = engine.migratedUrl();
    String saved = fill(engine, url);
    assertEquals(Option.none(), verify(engine, url, VerifyRequest.plain()));
    assertEquals(
        Option.none(),
        verify(engine, url, VerifyRequest.plain().against(saved, SECOND.verifier())));
  }

  private static void assertNamed(Tampering one, Trail trail) throws SQLException {
    try (Table table = new Table(trail.engine(), trail.url())) {
      one.attack().on(table);
      VerifyRequest request =
          one.keyGiven()
              ? VerifyRequest.plain().against(trail.saved(), SECOND.verifier())
              : VerifyRequest.plain();
      ChainFault fault = verify(trail.engine(), trail.url(), request).get();
      assertEquals(one.kind(), fault.kind(), fault.toString());
      assertTrue(fault.explanation().contains(one.explained()), fault.toString());
    }
  }

  /** A workspace whose checkpoints can be changed, and are restored after each tampering. */
  private record Trail(TestEngine engine, String url, String saved) {

    static Trail of(TestEngine engine) {
      String url = engine.migratedUrl();
      String saved = fill(engine, url);
      String on = engine == TestEngine.POSTGRES ? " on audit_checkpoints" : "";
      try {
        TestEngine.execute(
            url,
            "drop trigger audit_checkpoints_no_update" + on,
            "drop trigger audit_checkpoints_no_delete" + on,
            "create table untouched as select * from audit_checkpoints");
      } catch (SQLException e) {
        throw new IllegalStateException(e);
      }
      return new Trail(engine, url, saved);
    }
  }

  /** Answers the note of the latest of four checkpoints. */
  private static String fill(TestEngine engine, String url) {
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      String last = "";
      for (SigningKey key : new SigningKey[] {FIRST, FIRST, SECOND, SECOND}) {
        stoa.audit().appendAll(Vector.fill(3, AuditEvent.of("query"))).get();
        last = stoa.audit().checkpoint(key).get().note();
      }
      stoa.audit().appendAll(Vector.fill(2, AuditEvent.of("query"))).get();
      return last;
    }
  }

  private static Option<ChainFault> verify(TestEngine engine, String url, VerifyRequest request) {
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      return stoa.audit().verify(request).get().firstFault();
    }
  }

  private static Tampering plain(
      String name, ChainFault.Kind kind, String explained, Attack attack) {
    return new Tampering(name, false, attack, kind, explained);
  }

  private static Tampering withKey(
      String name, ChainFault.Kind kind, String explained, Attack attack) {
    return new Tampering(name, true, attack, kind, explained);
  }

  /** The second signature, which has the time. */
  private static String timeLine(String note) {
    return note.split("\n")[5] + "\n";
  }

  private static String withoutTime(String note) {
    return note.replace(timeLine(note), "");
  }

  /** The same text at another time, signed by a stranger of the same name. */
  private static String strangersTime(String note) {
    String text = SignedNote.parse(note).text();
    return timeLine(SignedNote.sign(text, STRANGER, Instant.parse(STRANGE)).toString());
  }

  /** Another character in the midst of the signature. */
  private static String flipped(String note) {
    int at = note.length() - 20;
    char other = note.charAt(at) == 'A' ? 'B' : 'A';
    return note.substring(0, at) + other + note.substring(at + 1);
  }

  /** The table of checkpoints, whose triggers were dropped. */
  private static final class Table implements AutoCloseable {

    private final TestEngine engine;
    private final Connection connection;

    Table(TestEngine engine, String url) throws SQLException {
      this.engine = engine;
      connection = DriverManager.getConnection(url);
    }

    void run(String... statements) throws SQLException {
      for (String sql : statements) {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
          statement.execute();
        }
      }
    }

    void delete(String ids) throws SQLException {
      run("delete from audit_checkpoints where checkpoint_id " + ids);
    }

    void set(int id, String column, String value) throws SQLException {
      update("update audit_checkpoints set " + column + " = ? where checkpoint_id = " + id, value);
    }

    void later(int id) throws SQLException {
      if (engine == TestEngine.POSTGRES) {
        run(
            "update audit_checkpoints set created_at = created_at + interval '1 microsecond'"
                + " where checkpoint_id = "
                + id);
      } else {
        set(id, "created_at", "2020-01-01T00:00:00.000000Z");
      }
    }

    void at(int id, String instant) throws SQLException {
      String value = engine == TestEngine.POSTGRES ? "?::timestamptz" : "?";
      update(
          "update audit_checkpoints set created_at = " + value + " where checkpoint_id = " + id,
          instant);
    }

    void forge(int id, String note, String root) throws SQLException {
      set(id, "note", note);
      set(id, "root_hash", root);
    }

    String note(int id) throws SQLException {
      return text("note", id);
    }

    String root(int id) throws SQLException {
      return text("root_hash", id);
    }

    String root64(int id) throws SQLException {
      return Hash.ofHex(root(id)).base64();
    }

    long entries() throws SQLException {
      return Long.parseLong(one("select max(sequence) from audit_log"));
    }

    /** What the row says now, under the signature of another key. */
    SignedCheckpoint signedBy(SigningKey key, int id) throws SQLException {
      Checkpoint same =
          new Checkpoint(ORIGIN, Long.parseLong(text("tree_size", id)), Hash.ofHex(root(id)));
      return SignedCheckpoint.sign(id, same, key, Instant.parse(STRANGE));
    }

    SignedCheckpoint strangers(int id, long size) throws SQLException {
      return SignedCheckpoint.sign(
          id, new Checkpoint(ORIGIN, size, Hash.ofHex(root(4))), STRANGER, Instant.parse(STRANGE));
    }

    void replace(SignedCheckpoint forged) throws SQLException {
      delete("= " + forged.id());
      insert(forged);
    }

    void insert(SignedCheckpoint forged) throws SQLException {
      update(
          "insert into audit_checkpoints (checkpoint_id, origin, tree_size, root_hash, created_at,"
              + " note) values ("
              + forged.id()
              + ", '"
              + forged.origin()
              + "', "
              + forged.size()
              + ", '"
              + forged.root().hex()
              + "', '"
              + STRANGE
              + "', ?)",
          forged.note());
    }

    private String text(String column, int id) throws SQLException {
      return one("select " + column + " from audit_checkpoints where checkpoint_id = " + id);
    }

    private String one(String query) throws SQLException {
      try (PreparedStatement statement = connection.prepareStatement(query);
          ResultSet rows = statement.executeQuery()) {
        rows.next();
        return rows.getString(1);
      }
    }

    private void update(String sql, String value) throws SQLException {
      try (PreparedStatement statement = connection.prepareStatement(sql)) {
        statement.setString(1, value);
        assertEquals(1, statement.executeUpdate(), sql);
      }
    }

    @Override
    public void close() throws SQLException {
      run("delete from audit_checkpoints", "insert into audit_checkpoints select * from untouched");
      connection.close();
    }
  }
}
