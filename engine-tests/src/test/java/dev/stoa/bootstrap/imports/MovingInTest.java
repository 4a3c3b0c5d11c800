package dev.stoa.bootstrap.imports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.imports.ImportReport;
import dev.stoa.domain.imports.ImportSystem;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.imports.ImportRequest;
import io.vavr.collection.Seq;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What the packages of other systems wrote themselves; {@code imports/fixtures/make} writes it
 * again.
 */
final class MovingInTest {

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource
  void threadsOfMastraInLibSqlBecomeConversations(TestEngine engine) {
    mastra(engine, Imports.made(folder, "mastra-libsql").toString());
  }

  @ParameterizedTest
  @EnumSource
  void threadsOfMastraInPostgresBecomeTheSameConversations(TestEngine engine) {
    mastra(engine, Imports.madeInPostgres("mastra-postgres"));
  }

  private static void mastra(TestEngine engine, String source) {
    String url = engine.migratedUrl();
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      ImportRequest request = ImportRequest.of(ImportSystem.MASTRA, source);
      ImportReport report = Imports.done(stoa, request);
      Imports.assertCounts(
          report, "mastra_threads 2 0 0", "mastra_messages 4 0 0", "mastra_resources 1 0 1");
      assertEquals(
          "the resource has no working memory",
          Imports.table(report, "mastra_resources").skipped().head().reason());
      Seq<ConversationMessage> said = messages(stoa, "ada", "trip");
      assertEquals(
          "user: Where is the Louvre? | assistant:  | tool: {\"at\":\"1er\"} | assistant: In the"
              + " first district. | user: Is it this one? | system: Be brief.",
          shown(said));
      assertEquals(
          "[{\"args\":{\"q\":\"Louvre\"},\"toolCallId\":\"c1\",\"toolName\":\"map\"}]",
          said.get(1).text().toolCalls().get());
      assertTrue(said.get(1).text().payload().get().contains("It is in Paris."));
      assertEquals("c1", said.get(2).labels().toolCallId().get());
      assertTrue(said.get(4).text().payload().get().contains("iVBORw0KGgo="));
      assertEquals("2026-05-06T07:08:03.250Z", said.get(4).createdAt().toString());
      assertEquals(
          "A trip to Paris",
          stoa.conversations()
              .find(new UserId("ada"), "trip")
              .get()
              .title()
              .text());
      assertEquals(
          "{\"plan\":\"pro\"} 2026-05-06T07:08:00.250Z 2026-05-06T07:08:05.250Z",
          memory(stoa, "user:ada", "# Ada\n- likes tea\n- lives in Paris"));
      assertTrue(report.remarks().head().startsWith("metadata of threads was left out"));
      Imports.indexed(stoa);
      Imports.again(stoa, request, report);
    }
  }

  @ParameterizedTest
  @EnumSource
  void checkpointsAndItemsOfLangGraphInPostgresAreKept(TestEngine engine) {
    String url = engine.migratedUrl();
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      ImportRequest request =
          ImportRequest.of(
              ImportSystem.LANGGRAPH, Imports.madeInPostgres("langgraph-postgres"));
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
          memory(stoa, "users:ada:memories", "Ada lives in Paris")
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
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      ImportRequest request =
          ImportRequest.of(
              ImportSystem.LANGGRAPH, Imports.made(folder, "langgraph-sqlite").toString());
      ImportReport report = Imports.done(stoa, request);
      Imports.assertCounts(report, "checkpoints 7 0 0", "writes 14 0 0");
      threads(stoa, "\"channel_values\":{\"messages\":[{\"lc\":1,");
      Imports.again(stoa, request, report);
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
      ConversationMessage checkpoint = messages(stoa, "ada", "langgraph:p").head();
      assertEquals(
          "{\"checkpoint\":{\"base64\":\"gaF2BA==\",\"type\":\"msgpack\"},\"channel_values\":{},"
              + "\"metadata\":{\"step\":1},\"writes\":[]}",
          checkpoint.text().payload().get());
      // The time is in the id.
      assertEquals("2026-11-18T06:47:43.051Z", checkpoint.createdAt().toString());
      assertEquals(
          "{\"imported_key\":\"k\"} 2026-01-02T03:04:05Z 2026-01-02T03:04:06Z",
          memory(stoa, "users.ada", "Likes tea"));
      assertEquals(
          "messages that are not JSON stay in their checkpoints, as bytes",
          report.remarks().head());
      Imports.again(stoa, request, report);
    }
  }

  @ParameterizedTest
  @EnumSource
  void memoriesOfMem0ForTypeScriptKeepTheirScopesAndTimes(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      ImportRequest request =
          ImportRequest.of(
              ImportSystem.MEM0,
              Imports.made(folder, "mem0-typescript-vectors").toString(),
              Imports.made(folder, "mem0-typescript-history").toString());
      ImportReport report = Imports.done(stoa, request);
      Imports.assertCounts(
          report, "vectors 3 0 0", "memory_history 0 0 6", "memory_migrations 0 0 1");
      assertEquals(
          "{\"topic\":\"food\",\"user_id\":\"ada\"} 2026-11-18T06:53:15.356Z"
              + " 2026-11-18T06:53:15.573Z",
          memory(stoa, "user:ada", "Ada likes green tea"));
      assertEquals(
          "{\"agent_id\":\"builder\"} 2026-11-18T06:53:15.424Z 2026-11-18T06:53:15.424Z",
          memory(stoa, "agent:builder", "The build is green"));
      assertEquals(
          "{\"run_id\":\"run-7\"} 2026-11-18T06:53:15.462Z 2026-11-18T06:53:15.462Z",
          memory(stoa, "run:run-7", "Step two is done"));
      Imports.indexed(stoa);
      Imports.again(stoa, request, report);
    }
  }

  @Test
  void theHistoryOfMem0ForTypeScriptAloneBringsWhatWasNotDeleted() {
    try (Stoa stoa = Stoa.open(TestEngine.SQLITE.migratedUrl())) {
      ImportRequest request =
          ImportRequest.of(
              ImportSystem.MEM0, Imports.made(folder, "mem0-typescript-history").toString());
      ImportReport report = Imports.done(stoa, request);
      Imports.assertCounts(report, "memory_history 3 0 3");
      assertEquals(
          "{} 2026-11-18T06:53:15.356Z 2026-11-18T06:53:15.573Z",
          memory(stoa, "shared", "Ada likes green tea"));
      Imports.again(stoa, request, report);
    }
  }

  private static void threads(Stoa stoa, String values) {
    Seq<ConversationMessage> checkpoints = messages(stoa, "langgraph", "langgraph:thread-1");
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
    assertEquals(2, messages(stoa, "langgraph", "langgraph:thread-1/child:1").size());
    assertEquals(1, messages(stoa, "langgraph", "langgraph:thread 2; plain").size());
    Seq<ConversationMessage> said = messages(stoa, "langgraph", "langgraph-chat:thread-1");
    assertEquals(
        "user: What is the weather in Paris? | assistant:  | tool: rain | assistant: Take an"
            + " umbrella.",
        shown(said));
    assertEquals("call_1", said.get(2).labels().toolCallId().get());
    assertEquals(checkpoints.map(ConversationMessage::createdAt), said.map(ConversationMessage::createdAt));
    assertEquals("user: Hello", shown(messages(stoa, "langgraph", "langgraph-chat:thread 2; plain")));
  }

  @ParameterizedTest
  @EnumSource
  void agentsOfLettaBecomeMemoriesAndConversations(TestEngine engine) throws Exception {
    String url = engine.migratedUrl();
    Path file = Imports.copied(folder, "letta.af");
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      ImportRequest request =
          ImportRequest.of(ImportSystem.LETTA, file.toString()).owner("chad");
      ImportReport report = Imports.done(stoa, request);
      Imports.assertCounts(
          report, "blocks 2 0 1", "messages 5 0 1", "passages 1 0 0", "tools 0 0 1");
      Seq<ConversationMessage> said = messages(stoa, "chad", "letta:Sam");
      assertEquals(
          "system: You are Sam. | user: What did I say about tea? | assistant: I look. | tool:"
              + " green tea | assistant: That it is green.",
          shown(said));
      assertEquals("2025-10-31T22:56:56.459100Z", said.head().createdAt().toString());
      assertTrue(said.get(2).text().toolCalls().get().contains("conversation_search"));
      assertEquals("call_1", said.get(3).labels().toolCallId().get());
      assertEquals(2, Imports.count(url, "continuum_memory where content = 'First name: Chad'"));
      assertEquals(
          "{\"kind\":\"passage\",\"tags\":[\"sport\"]} 2025-10-30T10:00:00Z 2025-10-30T10:00:00Z",
          memory(stoa, "agent:Sam", "Chad sails on Sundays"));
      Imports.indexed(stoa);
      Imports.again(stoa, request, report);
      // Exported again later, numbers have moved on and one message is new.
      Files.writeString(
          file,
          Files.readString(file)
              .replace("message-4", "message-9")
              .replace("\"robot\", \"content\": \"Beep\"", "\"user\", \"content\": \"Thanks\""));
      assertEquals(1, Imports.done(stoa, request).imported());
      assertEquals("Thanks", messages(stoa, "chad", "letta:Sam").last().content());
    }
  }

  @Test
  void theFirstFormOfAgentFilesIsReadToo() {
    String url = TestEngine.SQLITE.migratedUrl();
    try (Stoa stoa = Stoa.open(url)) {
      ImportRequest request =
          ImportRequest.of(
              ImportSystem.LETTA, Imports.copied(folder, "letta-first.af").toString());
      ImportReport report = Imports.done(stoa, request);
      Imports.assertCounts(report, "blocks 1 0 0", "messages 1 0 0");
      assertEquals("user: Hello", shown(messages(stoa, "local", "letta:old one")));
      assertEquals(
          "agent:old one 2025-04-02T10:00:00.000000Z",
          Imports.text(url, "select scope || ' ' || updated_at from continuum_memory"));
      Imports.again(stoa, request, report);
    }
  }

  @ParameterizedTest
  @EnumSource
  void chatsAsTheSerializerOfLangChain4jWritesThemAreRead(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      ImportRequest request =
          ImportRequest.of(
              ImportSystem.LANGCHAIN4J, Imports.madeInPostgres("langchain4j-postgres"));
      ImportReport report = Imports.done(stoa, request);
      Imports.assertCounts(report, "chat_memory 1 0 0");
      Seq<ConversationMessage> said = messages(stoa, "local", "cats");
      assertEquals(
          "system: Be brief | user: What is this?\n[image] | assistant:  | tool: a cat | assistant:"
              + " A cat.",
          shown(said));
      assertEquals("c1", said.get(3).labels().toolCallId().get());
      Imports.again(stoa, request, report);
    }
  }

  @ParameterizedTest
  @EnumSource
  void chatsAsTheRepositoryOfSpringAiWritesThemAreRead(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      ImportRequest request =
          ImportRequest.of(ImportSystem.SPRING_AI, Imports.madeInPostgres("spring-ai-postgres"))
              .zone(ZoneId.of("UTC"));
      ImportReport report = Imports.done(stoa, request);
      Imports.assertCounts(report, "spring_ai_chat_memory 3 0 0");
      Seq<ConversationMessage> said = messages(stoa, "local", "trip");
      assertEquals(
          "system: Be brief | user: Where is the Louvre? | assistant: In Paris.", shown(said));
      assertEquals("2026-11-18T07:17:50Z", said.last().createdAt().toString());
      Imports.again(stoa, request, report);
    }
  }

  @Test
  void theFileThatTheServerOfMcpWritesIsRead() {
    try (Stoa stoa = Stoa.open(TestEngine.SQLITE.migratedUrl())) {
      ImportRequest request =
          ImportRequest.of(
              ImportSystem.MCP_MEMORY, Imports.copied(folder, "mcp-memory.jsonl").toString());
      ImportReport report = Imports.done(stoa, request);
      Imports.assertCounts(report, "mcp-memory.jsonl 5 0 0");
      Imports.again(stoa, request, report);
    }
  }

  private static Seq<ConversationMessage> messages(Stoa stoa, String user, String conversation) {
    return stoa.messages()
        .before(
            new UserId(user),
            new ConversationId(conversation),
            PageRequest.first(100))
        .get()
        .items();
  }

  /** Metadata and times. */
  private static String memory(Stoa stoa, String scope, String content) {
    Memory found = stoa.memory().find(new MemoryScope(scope), content).get();
    return found.metadata().text()
        + " "
        + found.times().createdAt()
        + " "
        + found.times().updatedAt();
  }

  private static String shown(Seq<ConversationMessage> messages) {
    return messages.map(one -> one.role().label() + ": " + one.content()).mkString(" | ");
  }
}
