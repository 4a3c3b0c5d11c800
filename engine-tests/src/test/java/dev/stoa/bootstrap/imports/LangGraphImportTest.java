package dev.stoa.bootstrap.imports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.imports.ImportReport;
import dev.stoa.domain.imports.ImportSystem;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.imports.ImportRequest;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the packages of LangGraph wrote themselves. */
final class LangGraphImportTest {

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource
  void checkpointsAndItemsOfLangGraphInPostgresAreKept(TestEngine engine) {
    String url = engine.migratedUrl();
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      ImportRequest request =
          ImportRequest.of(ImportSystem.LANGGRAPH, Imports.madeInPostgres("langgraph-postgres"));
      ImportReport report = Imports.done(stoa, request);
      Imports.assertCounts(
          report,
          "store 4 0 0",
          "checkpoints 7 0 0",
          "checkpoint_writes 14 0 0",
          "checkpoint_blobs 10 0 0",
          "checkpoint_migrations 0 0 5",
          "store_migrations 0 0 4");
      threads(stoa, ",\"channel_values\":{\"topic\":\"weather\",\"messages\":[{\"lc\":1,");
      String at = " 2026-11-18T06:";
      assertTrue(
          Moved.memory(stoa, "users:ada:memories", "Ada lives in Paris")
              .startsWith("{\"imported_key\":\"city\",\"kind\":\"fact\"}" + at));
      assertEquals(
          "{\"tags\":[\"a\",\"b\"],\"theme\":\"dark\"}",
          Imports.text(url, "select content from continuum_memory where scope = 'users:bob'"));
      Imports.indexed(stoa);
      Imports.again(stoa, request, report);
    }
  }

  @ParameterizedTest
  @EnumSource
  void checkpointsOfLangGraphInSqliteAreKept(TestEngine engine) {
    Path file = Imports.made(folder, "langgraph-sqlite");
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      ImportRequest request = ImportRequest.of(ImportSystem.LANGGRAPH, file.toString());
      ImportReport report = Imports.done(stoa, request);
      Imports.assertCounts(report, "checkpoints 7 0 0", "writes 14 0 0");
      threads(stoa, "\"channel_values\":{\"messages\":[{\"lc\":1,");
      Imports.again(stoa, request, report);
      // The thread goes on: the next checkpoint has what was said before, and one message more.
      Imports.database(
          file,
          "insert into checkpoints select thread_id, checkpoint_ns,"
              + " '1ffffb7a-0000-6000-8000-000000000000', checkpoint_id, type, cast('{\"v\":4,"
              + "\"ts\":\"2027-01-02T03:04:05.678Z\",\"channel_values\":{\"messages\":' ||"
              + " replace(json_extract(cast(checkpoint as text), '$.channel_values.messages') ||"
              + " '&', ']&', ',{\"type\":\"human\",\"id\":\"h2\",\"content\":\"Thanks\"}]') || '}}' as"
              + " blob), metadata from checkpoints where thread_id = 'thread-1' and checkpoint_ns ="
              + " '' order by checkpoint_id desc limit 1");
      assertEquals(1, Imports.done(stoa, request).imported());
      ConversationMessage thanks =
          Moved.messages(stoa, "langgraph", "langgraph-chat:thread-1").last();
      assertEquals("user: Thanks", Moved.shown(Vector.of(thanks)));
      assertEquals(5, thanks.sequence());
      assertEquals("2027-01-02T03:04:05.678Z", thanks.createdAt().toString());
    }
  }

  /** As its packages for Python document them; their serializer writes MessagePack. */
  @Test
  void checkpointsAndItemsOfPythonAreKept() {
    Path file =
        Imports.database(
            folder.resolve("python.db"),
            "create table checkpoints (thread_id TEXT NOT NULL, checkpoint_ns TEXT NOT NULL DEFAULT"
                + " '', checkpoint_id TEXT NOT NULL, parent_checkpoint_id TEXT, type TEXT,"
                + " checkpoint BLOB, metadata BLOB, primary key (thread_id, checkpoint_ns,"
                + " checkpoint_id))",
            "insert into checkpoints values ('p', '', '1f1e31bf-47ad-69b0-8000-5b7a404c5d4b', null,"
                + " 'msgpack', x'81a17604', '{\"step\":1}')",
            "create table store (prefix text not null, key text not null, value text not null,"
                + " created_at timestamp default current_timestamp, updated_at timestamp default"
                + " current_timestamp, expires_at timestamp, ttl_minutes real, primary key (prefix,"
                + " key))",
            "insert into store values ('users.ada', 'k', '{\"memory\":\"Likes tea\"}', '2026-01-02"
                + " 03:04:05', '2026-01-02 03:04:06', '2099-01-01 00:00:00', 5)");
    try (Stoa stoa = Stoa.open(TestEngine.SQLITE.migratedUrl())) {
      ImportRequest request =
          ImportRequest.of(ImportSystem.LANGGRAPH, file.toString()).owner("ada");
      ImportReport report = Imports.done(stoa, request);
      Imports.assertCounts(report, "checkpoints 1 0 0", "store 1 0 0");
      ConversationMessage checkpoint = Moved.messages(stoa, "ada", "langgraph:p").head();
      assertEquals(
          "{\"checkpoint\":{\"base64\":\"gaF2BA==\",\"type\":\"msgpack\"},\"channel_values\":{},"
              + "\"metadata\":{\"step\":1},\"writes\":[]}",
          checkpoint.text().payload().get());
      // The time is in the id.
      assertEquals("2026-11-18T06:47:43.051Z", checkpoint.createdAt().toString());
      assertEquals(
          "{\"imported_key\":\"k\"} 2026-01-02T03:04:05Z 2026-01-02T03:04:06Z",
          Moved.memory(stoa, "users.ada", "Likes tea"));
      assertEquals(
          "messages that are not JSON stay in their checkpoints, as bytes",
          report.remarks().head());
      Imports.again(stoa, request, report);
    }
  }

  private static void threads(Stoa stoa, String values) {
    Seq<ConversationMessage> checkpoints = Moved.messages(stoa, "langgraph", "langgraph:thread-1");
    assertEquals(4, checkpoints.size());
    String last = checkpoints.last().text().payload().get();
    assertTrue(last.startsWith("{\"checkpoint\":{"), last);
    assertTrue(last.contains(values), last);
    assertTrue(last.contains("Take an umbrella."), last);
    assertTrue(last.contains("\"channel\":\"topic\",\"idx\":1,"), last);
    JsonParser.parse(last);
    assertTrue(
        checkpoints.get(0).createdAt().isBefore(checkpoints.get(1).createdAt()),
        checkpoints.toString());
    assertEquals(2, Moved.messages(stoa, "langgraph", "langgraph:thread-1/child:1").size());
    assertEquals(1, Moved.messages(stoa, "langgraph", "langgraph:thread 2; plain").size());
    Seq<ConversationMessage> said = Moved.messages(stoa, "langgraph", "langgraph-chat:thread-1");
    assertEquals(
        "user: What is the weather in Paris? | assistant:  | tool: rain | assistant: Take an"
            + " umbrella.",
        Moved.shown(said));
    assertEquals("call_1", said.get(2).labels().toolCallId().get());
    assertEquals(
        checkpoints.map(ConversationMessage::createdAt), said.map(ConversationMessage::createdAt));
    assertEquals(
        "user: Hello",
        Moved.shown(Moved.messages(stoa, "langgraph", "langgraph-chat:thread 2; plain")));
  }
}
