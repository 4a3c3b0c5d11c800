package dev.stoa.bootstrap.imports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.imports.ImportReport;
import dev.stoa.domain.imports.ImportSystem;
import dev.stoa.imports.ImportRequest;
import io.vavr.collection.Seq;
import java.io.IOException;
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
      Seq<ConversationMessage> said = Moved.messages(stoa, "ada", "trip");
      assertEquals(
          "user: Where is the Louvre? | assistant:  | tool: {\"at\":\"1er\"} | assistant: In the"
              + " first district. | user: Is it this one? | system: Be brief.",
          Moved.shown(said));
      assertEquals(
          "[{\"args\":{\"q\":\"Louvre\"},\"toolCallId\":\"c1\",\"toolName\":\"map\"}]",
          said.get(1).text().toolCalls().get());
      assertTrue(said.get(1).text().payload().get().contains("It is in Paris."));
      assertEquals("c1", said.get(2).labels().toolCallId().get());
      assertTrue(said.get(4).text().payload().get().contains("iVBORw0KGgo="));
      assertEquals("2026-05-06T07:08:03.250Z", said.get(4).createdAt().toString());
      assertEquals(
          "A trip to Paris",
          stoa.conversations().find(new UserId("ada"), "trip").get().title().text());
      assertEquals(
          "{\"plan\":\"pro\"} 2026-05-06T07:08:00.250Z 2026-05-06T07:08:05.250Z",
          Moved.memory(stoa, "user:ada", "# Ada\n- likes tea\n- lives in Paris"));
      assertTrue(report.remarks().head().startsWith("metadata of threads was left out"));
      Imports.indexed(stoa);
      Imports.again(stoa, request, report);
    }
  }

  @Test
  void messagesOfMastraNeverEnterSomebodyElsesConversation() throws IOException {
    Path file = Imports.made(folder, "mastra-libsql");
    Path lines = folder.resolve("lines.jsonl");
    try (Stoa stoa = Stoa.open(TestEngine.SQLITE.migratedUrl())) {
      Files.writeString(
          lines,
          "{\"type\":\"conversation\",\"id\":\"trip\",\"user\":\"eve\",\"title\":\"Mine\","
              + "\"created_at\":\"2026-01-02T03:04:05Z\"}\n");
      Imports.done(stoa, ImportRequest.of(ImportSystem.LINES, lines.toString()));
      ImportReport report =
          Imports.done(stoa, ImportRequest.of(ImportSystem.MASTRA, file.toString()));
      assertEquals("1 0 1", Imports.counts(report, "mastra_threads"));
      assertEquals("0 0 4", Imports.counts(report, "mastra_messages"));
      assertEquals(
          "its thread trip was not imported",
          Imports.table(report, "mastra_messages").skipped().head().reason());
      assertTrue(Moved.messages(stoa, "eve", "trip").isEmpty());
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
          Moved.memory(stoa, "user:ada", "Ada likes green tea"));
      assertEquals(
          "{\"agent_id\":\"builder\"} 2026-11-18T06:53:15.424Z 2026-11-18T06:53:15.424Z",
          Moved.memory(stoa, "agent:builder", "The build is green"));
      assertEquals(
          "{\"run_id\":\"run-7\"} 2026-11-18T06:53:15.462Z 2026-11-18T06:53:15.462Z",
          Moved.memory(stoa, "run:run-7", "Step two is done"));
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
          Moved.memory(stoa, "shared", "Ada likes green tea"));
      Imports.again(stoa, request, report);
    }
  }

  @ParameterizedTest
  @EnumSource
  void agentsOfLettaBecomeMemoriesAndConversations(TestEngine engine) throws Exception {
    String url = engine.migratedUrl();
    Path file = Imports.copied(folder, "letta.af");
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      ImportRequest request = ImportRequest.of(ImportSystem.LETTA, file.toString()).owner("chad");
      ImportReport report = Imports.done(stoa, request);
      Imports.assertCounts(
          report, "blocks 2 0 1", "messages 5 0 1", "passages 1 0 0", "tools 0 0 1");
      Seq<ConversationMessage> said = Moved.messages(stoa, "chad", "letta:Sam");
      assertEquals(
          "system: You are Sam. | user: What did I say about tea? | assistant: I look. | tool:"
              + " green tea | assistant: That it is green.",
          Moved.shown(said));
      assertEquals("2025-10-31T22:56:56.459100Z", said.head().createdAt().toString());
      assertTrue(said.get(2).text().toolCalls().get().contains("conversation_search"));
      assertEquals("call_1", said.get(3).labels().toolCallId().get());
      assertEquals(2, Imports.count(url, "continuum_memory where content = 'First name: Chad'"));
      assertEquals(
          "{\"kind\":\"passage\",\"tags\":[\"sport\"]} 2025-10-30T10:00:00Z 2025-10-30T10:00:00Z",
          Moved.memory(stoa, "agent:Sam", "Chad sails on Sundays"));
      Imports.indexed(stoa);
      Imports.again(stoa, request, report);
      // Exported again later, numbers have moved on and one message is new.
      Files.writeString(
          file,
          Files.readString(file)
              .replace("message-4", "message-9")
              .replace("\"robot\", \"content\": \"Beep\"", "\"user\", \"content\": \"Thanks\""));
      assertEquals(1, Imports.done(stoa, request).imported());
      assertEquals("Thanks", Moved.messages(stoa, "chad", "letta:Sam").last().content());
    }
  }

  @Test
  void theFirstFormOfAgentFilesIsReadToo() {
    String url = TestEngine.SQLITE.migratedUrl();
    try (Stoa stoa = Stoa.open(url)) {
      ImportRequest request =
          ImportRequest.of(ImportSystem.LETTA, Imports.copied(folder, "letta-first.af").toString());
      ImportReport report = Imports.done(stoa, request);
      Imports.assertCounts(report, "blocks 1 0 0", "messages 1 0 0");
      assertEquals("user: Hello", Moved.shown(Moved.messages(stoa, "local", "letta:old one")));
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
      Seq<ConversationMessage> said = Moved.messages(stoa, "local", "cats");
      assertEquals(
          "system: Be brief | user: What is this?\n[image] | assistant:  | tool: a cat | assistant:"
              + " A cat.",
          Moved.shown(said));
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
      Seq<ConversationMessage> said = Moved.messages(stoa, "local", "trip");
      assertEquals(
          "system: Be brief | user: Where is the Louvre? | assistant: In Paris.",
          Moved.shown(said));
      assertEquals("2026-11-18T07:17:50Z", said.last().createdAt().toString());
      Imports.again(stoa, request, report);
    }
  }
}
