package dev.stoa.bootstrap.operations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.operations.TransferProgress;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.EnginesOfThisBuild;
import dev.stoa.bootstrap.storage.JavaProcess;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.agent.AgentTaskOrder;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.NewDebateSession;
import dev.stoa.domain.debate.TurnDraft;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.memory.Recall;
import dev.stoa.domain.memory.Remember;
import dev.stoa.domain.operations.ContentRoots;
import dev.stoa.domain.operations.StoredTable;
import dev.stoa.domain.operations.TableDigest;
import dev.stoa.domain.search.IndexReport;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.storage.JdbcStorage;
import dev.stoa.storage.Storages;
import io.vavr.control.Either;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class TransferTest {

  private static final int ENTRIES = 3_000;
  private static final String NOW = "'2026-01-02T03:04:05.123456Z'";
  private static final String INDEXED = "select indexed_sequence from conversations";
  private static final String SCOPES =
      "select version || ' ' || vectors || ' ' || removed || ' ' || compacted from"
          + " embedding_scopes";

  /** The foreign keys of PostgreSQL. */
  private static final String KEYS =
      """
      select string_agg(concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)), ', '
        order by conrelid::regclass::text, conname)
      from pg_constraint where contype = 'f' and convalidated
      """;

  private static final String INDEXES =
      """
      select string_agg(indexdef, ', ' order by indexdef) from pg_indexes
      where schemaname = current_schema()
      """;

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource
  void everyTableIsContentOrComputed(TestEngine engine) throws SQLException {
    String url = engine.migratedUrl();
    Set<String> tables = tables(engine, url);
    try (JdbcStorage storage = Storages.open(engine.config(url))) {
      storage.storedTables().tables().map(StoredTable::name).forEach(tables::remove);
    }
    tables.removeIf(name -> name.endsWith("_texts") || name.startsWith("word_"));
    Set<String> computed =
        new TreeSet<>(
            Set.of(
                "embedding_scopes",
                "indexed_channels",
                "indexed_debates",
                "reading_keys",
                "spawn_readings",
                "stoa_schema_history"));
    if (engine == TestEngine.SQLITE) {
      computed.add("sqlite_sequence");
    }
    assertEquals(computed, tables);
  }

  @Test
  void contentGoesFromFileToServerAndBackWithEqualRoots() throws SQLException {
    String first = filled(TestEngine.SQLITE);
    String second = TestEngine.POSTGRES.migratedUrl();
    String third = TestEngine.SQLITE.newUrl();
    ContentRoots roots = roots(first);
    assertTrue(roots.rows() > ENTRIES, roots.toString());
    String keys = text(second, KEYS);
    String indexes = text(second, INDEXES);
    assertEquals(roots, copy(first, second));
    // Those of a large table were made after its rows.
    assertEquals(keys, text(second, KEYS));
    assertEquals(indexes, text(second, INDEXES));
    assertEquals(roots, copy(second, third));
    assertEquals(roots, roots(second));
    assertEquals(roots, roots(third));
    assertTrue(roots.tables().map(TableDigest::table).contains("embeddings"));
    // The next search indexes the messages of conversations again.
    assertEquals("1", text(first, INDEXED));
    assertEquals("0", text(second, INDEXED));
    assertEquals("0", text(third, INDEXED));
    for (String url : new String[] {second, third}) {
      try (Stoa stoa = Stoa.open(url)) {
        assertTrue(done(stoa.audit().verify()).isSound());
        stoa.search()
            .cared()
            .forEach(
                source -> {
                  IndexReport report = stoa.search().reconcile(source).get();
                  assertTrue(report.isRight(), report.toString());
                });
        assertEquals(1, done(stoa.search().search("walnut")).items().size());
        assertEquals(1, done(stoa.search().search("mahogany")).items().size());
        Agent ada = done(stoa.agents().resolve("ada"));
        done(stoa.tasks().create(AgentTaskOrder.of(ada.id(), "more")));
        done(stoa.memory().remember(Remember.of("another")));
      }
      assertEquals("1 1 0 0", text(url, SCOPES));
    }
  }

  @ParameterizedTest
  @EnumSource
  void aTargetWithRowsIsRefusedAndUnchanged(TestEngine engine) throws SQLException {
    String from = filled(TestEngine.SQLITE);
    String to = engine.migratedUrl();
    try (Stoa stoa = Stoa.open(engine.config(to))) {
      done(stoa.agents().register(AgentRegistration.of("zoe", "m")));
    }
    ContentRoots before = roots(to);
    try (Stoa source = Stoa.open(from);
        Stoa target = Stoa.open(to)) {
      assertEquals(
          "the target is not empty, its table agents has rows: give a new file or a new schema",
          source.transfer().copyTo(target.transfer(), TransferProgress.NONE).getLeft().sentence());
    }
    assertEquals(before, roots(to));
  }

  @ParameterizedTest
  @EnginesOfThisBuild
  void killedInTheMiddleTheTargetIsEmptyAndTheNextAttemptSucceeds(TestEngine engine)
      throws Exception {
    String from = filled(TestEngine.SQLITE);
    Path archive = folder.resolve("a.zip");
    ContentRoots roots = export(from, archive);
    String to = engine.migratedUrl();
    killed(engine, to, "copy", from, to, "writing");
    killed(engine, to, "copy", from, to, "comparing");
    killed(engine, to, "import", archive.toString(), to, "writing");
    try (Stoa target = Stoa.open(to)) {
      assertEquals(roots, done(target.transfer().importArchive(archive, TransferProgress.NONE)));
    }
  }

  private static void killed(TestEngine engine, String url, String... arguments) throws Exception {
    JavaProcess process =
        JavaProcess.start(
            CopyingProcess.class, arguments[0], arguments[1], arguments[2], arguments[3]);
    assertEquals("in the middle", process.line());
    process.kill();
    engine.awaitNoOtherConnection(url);
    assertEquals(0, roots(url).rows());
  }

  /** Texts in no segment are read one by one by every question. */
  @Test
  void theTextsOfALoadAreInSegments() {
    String first = TestEngine.SQLITE.migratedUrl();
    try (Stoa stoa = Stoa.open(first)) {
      done(
          stoa.memory()
              .rememberAll(
                  IntStream.range(0, 2_000).mapToObj(i -> Remember.of("fact " + i)).toList()));
    }
    String second = TestEngine.POSTGRES.migratedUrl();
    String third = TestEngine.SQLITE.newUrl();
    copy(first, second);
    copy(second, third);
    for (String url : new String[] {second, third}) {
      try (Stoa stoa = Stoa.open(url)) {
        assertTrue(
            stoa.search().unmerged().getOrElse(SearchSource.MEMORY, 0L) < 256,
            stoa.search().unmerged().toString());
        assertEquals(1, done(stoa.memory().recall(Recall.about("1999"))).size());
      }
    }
  }

  private static String filled(TestEngine engine) throws SQLException {
    String url = engine.migratedUrl();
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      Agent ada = done(stoa.agents().register(AgentRegistration.of("ada", "m")));
      done(stoa.tasks().create(AgentTaskOrder.of(ada.id(), "line\none\ttwo \\ \\N")));
      debated(stoa);
      done(stoa.memory().remember(Remember.of("a walnut \u2028 \ud83d\ude00 table")));
      done(
          stoa.audit()
              .appendAll(
                  IntStream.range(0, ENTRIES)
                      .mapToObj(i -> AuditEvent.of("query").session("s" + i))
                      .toList()));
      String id = ada.id().value();
      // A note that refers to a later one and to an earlier one; JSON in an unusual form; vectors
      // of two versions, one of them removed.
      TestEngine.execute(
          url,
          note(id, "n1", "null", "null"),
          note(id, "n2", "'n1'", "null"),
          "insert into conversations (conversation_id, reversed_id, created_at, updated_at,"
              + " last_sequence, indexed_sequence) values ('c1', '1c', "
              + NOW
              + ", "
              + NOW
              + ", 1, 1)",
          "update memories set superseded_by = 'n2' where memory_id = 'n1'",
          "update continuum_memory set metadata = '{ \"b\": 1.50, \"a\": [1e2, null] }'",
          "insert into embedding_scopes values ('memory', 'shared', 'm', 1, 1, 1, 9, 0, 2)",
          "insert into embeddings values ('memory', 'shared', 'm', 'x', 7, 0, 1, x'0000803f')",
          "insert into embeddings values ('memory', 'shared', 'm', 'y', 9, 1, 1, null)");
    }
    return url;
  }

  /** A debate that is over, and that the next search passes over. */
  private static void debated(Stoa stoa) {
    DebateSessionId id = stoa.debates().open(NewDebateSession.about("Which table?")).id();
    done(stoa.debates().start(id));
    done(
        stoa.debates()
            .append(id, TurnDraft.of(1, DebatePhase.PROPOSAL, "ada", "a table of mahogany")));
    done(stoa.debates().cancel(id));
    assertEquals(1, done(stoa.search().search("mahogany")).items().size());
  }

  private static String note(String agent, String id, String supersedes, String by) {
    return "insert into memories (memory_id, reversed_id, agent_id, topic, message, timestamp,"
        + " created_at, archived_at, supersedes, superseded_by) values ('"
        + id
        + "', 'x', '"
        + agent
        + "', 'notes', 'm', "
        + String.join(", ", NOW, NOW, NOW)
        + ", "
        + supersedes
        + ", "
        + by
        + ")";
  }

  private static ContentRoots export(String url, Path file) throws IOException {
    try (Stoa stoa = Stoa.open(url);
        OutputStream out = Files.newOutputStream(file)) {
      return stoa.transfer().export(out, TransferProgress.NONE);
    }
  }

  private static ContentRoots copy(String from, String to) {
    try (Stoa source = Stoa.open(from);
        Stoa target = Stoa.open(to)) {
      return done(source.transfer().copyTo(target.transfer(), TransferProgress.NONE));
    }
  }

  private static ContentRoots roots(String url) {
    try (Stoa stoa = Stoa.open(url)) {
      return stoa.transfer().roots(TransferProgress.NONE);
    }
  }

  private static String text(String url, String question) throws SQLException {
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(question)) {
      assertTrue(row.next());
      return row.getString(1);
    }
  }

  private static Set<String> tables(TestEngine engine, String url) throws SQLException {
    String question =
        engine == TestEngine.SQLITE
            ? "select name from sqlite_master where type = 'table'"
            : "select tablename from pg_tables where schemaname = current_schema()";
    Set<String> names = new TreeSet<>();
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(question)) {
      while (rows.next()) {
        names.add(rows.getString(1));
      }
    }
    return names;
  }

  private static <T> T done(Either<? extends Refusal, T> answer) {
    return answer.getOrElseThrow(RefusalException::new);
  }
}
