package dev.stoa.bootstrap.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.application.audit.VerifyRequest;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.ChainFault;
import dev.stoa.domain.audit.ChainFault.Kind;
import dev.stoa.domain.audit.tlog.SigningKey;
import dev.stoa.domain.json.CanonicalJson;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.security.SecureRandom;
import java.sql.SQLException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What an operator with SQL can do to the table, and what verification calls it. */
final class TamperingTest {

  private static final SigningKey KEY =
      SigningKey.generate("example.com/trail", new SecureRandom());

  @ParameterizedTest
  @EnumSource
  void anEditedColumnIsAltered(TestEngine engine) throws SQLException {
    for (String edit :
        new String[] {
          "event_type = 'other'",
          "session_id = null",
          "token_id = 'stolen'",
          "field = 'law'",
          "u_score = 0.5000000000000001",
          "latency_ms = null",
          "details = '{}'",
          "id = 'another'",
          engine == TestEngine.SQLITE
              ? "created_at = '2020-01-01T00:00:00.000000Z'"
              : "created_at = created_at + interval '1 microsecond'",
          "curr_hash = repeat_zero",
          "tree_nodes = null"
        }) {
      String sql = edit.replace("repeat_zero", "'" + "0".repeat(64) + "'");
      assertFault(engine, 6, Kind.ALTERED, "update audit_log set " + sql + " where sequence = 6");
    }
  }

  @ParameterizedTest
  @EnumSource
  void aDeletedEntryIsMissing(TestEngine engine) throws SQLException {
    assertFault(engine, 4, Kind.MISSING, "delete from audit_log where sequence = 4");
    assertFault(engine, 1, Kind.MISSING, "delete from audit_log where sequence <= 3");
  }

  @ParameterizedTest
  @EnumSource
  void swappedEntriesAreReordered(TestEngine engine) throws SQLException {
    assertFault(
        engine,
        3,
        Kind.REORDERED,
        "update audit_log set sequence = 1000 where sequence = 3",
        "update audit_log set sequence = 3 where sequence = 7",
        "update audit_log set sequence = 7 where sequence = 1000");
  }

  @ParameterizedTest
  @EnumSource
  void twoEntriesInOnePlaceAreForked(TestEngine engine) throws SQLException {
    assertFault(
        engine,
        6,
        Kind.FORKED,
        // Keys forbid it, so the attacker rebuilds the table without them.
        "create table rebuilt as select * from audit_log",
        "drop table audit_log",
        "alter table rebuilt rename to audit_log",
        "insert into audit_log select * from audit_log where sequence = 6");
  }

  @ParameterizedTest
  @EnumSource
  void aDroppedTailIsOnlySeenAgainstACheckpoint(TestEngine engine) throws SQLException {
    String url = engine.migratedUrl();
    String note = fill(engine, url);
    TestEngine.execute(
        url,
        without(
            engine, "delete from audit_log where sequence > 9", "delete from audit_checkpoints"));
    assertEquals(Option.none(), verify(engine, url, VerifyRequest.plain()));
    ChainFault fault =
        verify(engine, url, VerifyRequest.plain().against(note, KEY.verifier())).get();
    assertEquals(10, fault.sequence());
    assertEquals(Kind.TRUNCATED, fault.kind());
  }

  @ParameterizedTest
  @EnumSource
  void anotherDatabaseIsNotTheOneThatWasSigned(TestEngine engine) throws SQLException {
    String note = fill(engine, engine.migratedUrl());
    String swapped = engine.migratedUrl();
    try (Stoa stoa = Stoa.open(engine.config(swapped))) {
      stoa.audit().appendAll(Vector.fill(20, AuditEvent.of("innocent"))).get();
    }
    ChainFault fault =
        verify(engine, swapped, VerifyRequest.plain().against(note, KEY.verifier())).get();
    assertEquals(Kind.REWRITTEN, fault.kind());
  }

  private static void assertFault(TestEngine engine, long sequence, Kind kind, String... attack)
      throws SQLException {
    String url = engine.migratedUrl();
    fill(engine, url);
    TestEngine.execute(url, without(engine, attack));
    ChainFault fault = verify(engine, url, VerifyRequest.plain()).get();
    assertEquals(kind, fault.kind(), String.join("; ", attack) + ": " + fault);
    assertEquals(sequence, fault.sequence(), String.join("; ", attack) + ": " + fault);
  }

  /** The triggers guard against mistakes; an attacker drops them first. */
  private static String[] without(TestEngine engine, String... attack) {
    Vector<String> triggers =
        Vector.of("audit_log", "audit_checkpoints")
            .flatMap(
                table ->
                    Vector.of("update", "delete")
                        .map(
                            event ->
                                "drop trigger "
                                    + table
                                    + "_no_"
                                    + event
                                    + (engine == TestEngine.POSTGRES ? " on " + table : "")));
    return triggers.appendAll(Vector.of(attack)).toJavaArray(String[]::new);
  }

  /** Twelve entries and, last, the one about the key; returns the signed note. */
  private static String fill(TestEngine engine, String url) {
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      for (int i = 0; i < 12; i++) {
        stoa.audit()
            .append(
                AuditEvent.of("query")
                    .session("s" + i)
                    .uScore(0.5)
                    .latencyMs(i)
                    .details(CanonicalJson.of("{\"n\":" + i + "}")))
            .get();
      }
      return stoa.audit().checkpoint(KEY).get().note();
    }
  }

  private static Option<ChainFault> verify(TestEngine engine, String url, VerifyRequest request) {
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      return stoa.audit().verify(request).get().firstFault();
    }
  }
}
