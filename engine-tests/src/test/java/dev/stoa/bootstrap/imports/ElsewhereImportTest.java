package dev.stoa.bootstrap.imports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.imports.ImportReport;
import dev.stoa.domain.imports.ImportSystem;
import dev.stoa.imports.ImportRequest;
import dev.stoa.testkit.postgres.PostgresServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.ZoneId;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What people have in other stores; the tables are those that these document. */
final class ElsewhereImportTest {

  @TempDir Path folder;

  @Test
  void aMemoryOfLangChain4jBecomesAConversation() {
    Path file =
        Imports.database(
            folder.resolve("chat.db"),
            "create table chat_memory (memory_id text primary key, content text not null)",
            "insert into chat_memory values ('m1', '[{\"text\":\"Be"
                + " brief\",\"type\":\"SYSTEM\"},{\"contents\":[{\"text\":\"What is"
                + " 1+2?\",\"type\":\"TEXT\"}],\"type\":\"USER\"},"
                + "{\"toolExecutionRequests\":[{\"id\":\"c1\",\"name\":\"sum\",\"arguments\":\"{}\"}],\"type\":\"AI\"},"
                + "{\"id\":\"c1\",\"toolName\":\"sum\",\"text\":\"3\",\"type\":\"TOOL_EXECUTION_RESULT\"},"
                + "{\"text\":\"3\",\"type\":\"AI\"}]')",
            "insert into chat_memory values ('m2', '[{\"type\":\"CUSTOM\"}]')");
    String url = TestEngine.SQLITE.migratedUrl();
    try (Stoa stoa = Stoa.open(url)) {
      ImportRequest request =
          ImportRequest.of(ImportSystem.LANGCHAIN4J, file.toString()).owner("ada");
      ImportReport report = Imports.done(stoa, request);
      assertEquals("1 0 1", Imports.counts(report, "chat_memory"));
      assertEquals(
          "message 1: type CUSTOM is unknown",
          Imports.table(report, "chat_memory").skipped().head().reason());
      assertEquals("ada", Imports.text(url, "select user_id from conversations"));
      assertEquals(
          "system user assistant tool assistant",
          Imports.text(
              url,
              "select group_concat(role, ' ') from (select role from conversation_messages order by"
                  + " sequence)"));
      assertEquals(
          "c1",
          Imports.text(url, "select tool_call_id from conversation_messages where role = 'tool'"));
      Imports.again(stoa, request, report);
    }
  }

  @ParameterizedTest
  @EnumSource
  void messagesOfSpringAiBecomeConversations(TestEngine engine) throws SQLException {
    String source = PostgresServer.shared().newDatabase();
    try (Connection connection = DriverManager.getConnection(source);
        Statement statement = connection.createStatement()) {
      statement.execute(
          "create table SPRING_AI_CHAT_MEMORY (conversation_id varchar(36) not null, content text"
              + " not null, type varchar(10) not null, \"timestamp\" timestamp not null)");
      String row = "insert into SPRING_AI_CHAT_MEMORY values ('%s', '%s', '%s', '%s')";
      statement.execute(row.formatted("c1", "Hello", "USER", "2026-01-02 10:00:00"));
      statement.execute(row.formatted("c1", "Hi", "ASSISTANT", "2026-01-02 10:00:01"));
      // The same words at the same time, twice.
      statement.execute(row.formatted("c2", "Hello", "USER", "2026-01-02 10:00:00"));
      statement.execute(row.formatted("c2", "Hello", "USER", "2026-01-02 10:00:00"));
      statement.execute(row.formatted("c2", "", "TOOL", "2026-01-02 10:00:05"));
    }
    String url = engine.migratedUrl();
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      ImportRequest request = ImportRequest.of(ImportSystem.SPRING_AI, source);
      assertTrue(
          Imports.refused(stoa, request)
              .startsWith(
                  "spring_ai_chat_memory.timestamp has the local time 2026-01-02T10:00 without a"
                      + " zone"));
      ImportRequest zoned = request.zone(ZoneId.of("America/New_York"));
      ImportReport report = Imports.done(stoa, zoned);
      assertEquals("4 0 1", Imports.counts(report, "spring_ai_chat_memory"));
      assertEquals(2, Imports.count(url, "conversations where user_id = 'local'"));
      assertEquals(
          1,
          Imports.count(
              url, "conversation_messages where created_at = '2026-01-02T15:00:01.000000Z'"));
      Imports.again(stoa, zoned, report);
    }
  }

  @Test
  void memoriesOfMem0AreThoseOfTheCollectionAndOfTheHistory() {
    Path file =
        Imports.database(
            folder.resolve("history.db"),
            "create table history (id text primary key, memory_id text, old_memory text, new_memory"
                + " text, event text, created_at datetime, updated_at datetime, is_deleted integer,"
                + " actor_id text, role text)",
            "create table mem0 (id text primary key, vector blob, payload text)",
            "insert into mem0 values ('m1', x'00', '{\"data\":\"Likes"
                + " tea\",\"hash\":\"h\",\"user_id\":"
                + "\"alice\",\"created_at\":\"2026-01-02T03:04:05-08:00\",\"topic\":\"food\"}')",
            event("h1", "m1", "Likes tea", "ADD", "2026-01-02T03:04:05-08:00"),
            event("h2", "m2", "Lives in Rome", "ADD", "2026-01-02T03:04:05-08:00"),
            event("h3", "m2", "Lives in Paris", "UPDATE", "2026-01-03T03:04:05-08:00"),
            event("h4", "m3", "Hates tea", "ADD", "2026-01-02T03:04:05-08:00"),
            event("h5", "m3", "", "DELETE", "2026-01-03T03:04:05-08:00"));
    String url = TestEngine.SQLITE.migratedUrl();
    try (Stoa stoa = Stoa.open(url)) {
      ImportRequest request = ImportRequest.of(ImportSystem.MEM0, file.toString());
      ImportReport report = Imports.done(stoa, request);
      assertEquals("1 0 0", Imports.counts(report, "mem0"));
      assertEquals("1 0 4", Imports.counts(report, "history"));
      assertEquals(
          "user:alice {\"topic\":\"food\",\"user_id\":\"alice\"} 2026-01-02T11:04:05.000000Z",
          Imports.text(
              url,
              "select scope || ' ' || metadata || ' ' || created_at from continuum_memory where id"
                  + " = 'm1'"));
      assertEquals(
          "Lives in Paris 2026-01-02T11:04:05.000000Z",
          Imports.text(
              url, "select content || ' ' || created_at from continuum_memory where id = 'm2'"));
      Imports.indexed(stoa);
      Imports.again(stoa, request, report);
    }
  }

  private static String event(String id, String memory, String text, String event, String at) {
    return "insert into history values ('"
        + String.join("', '", id, memory, "", text, event, at, at)
        + "', "
        + (event.equals("DELETE") ? 1 : 0)
        + ", null, null)";
  }

  @Test
  void aWrongSourceIsRefusedInASentence() throws IOException {
    try (Stoa stoa = Stoa.open(TestEngine.SQLITE.migratedUrl())) {
      Path text = Files.writeString(folder.resolve("notes.db"), "these are notes, not rows");
      Path other = Imports.database(folder.resolve("other.db"), "create table t (a text)");
      assertEquals(
          "there is no file nowhere.db: check the path",
          Imports.refused(stoa, ImportRequest.of(ImportSystem.SPACE_OS, "nowhere.db")));
      assertEquals(
          text + " cannot be read: it is no SQLite database",
          Imports.refused(stoa, ImportRequest.of(ImportSystem.SISC, text.toString())));
      assertEquals(
          other + " cannot be read: it is no agent file: give one that Letta exported",
          Imports.refused(stoa, ImportRequest.of(ImportSystem.LETTA, other.toString())));
      assertEquals(
          other + " cannot be read: it is no folder",
          Imports.refused(stoa, ImportRequest.of(ImportSystem.FILES, other.toString())));
      Set<ImportSystem> files =
          EnumSet.of(
              ImportSystem.MCP_MEMORY, ImportSystem.LETTA, ImportSystem.LINES, ImportSystem.FILES);
      for (ImportSystem system : ImportSystem.values()) {
        if (!files.contains(system)) {
          String sentence = Imports.refused(stoa, ImportRequest.of(system, other.toString()));
          assertTrue(
              sentence.startsWith(other + " has no table ")
                  && sentence.contains("give a store of " + system.label()),
              sentence);
        }
      }
    }
  }
}
