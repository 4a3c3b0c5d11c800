package dev.stoa.example.langchain4j;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.langchain4j.data.message.AiMessage;
import dev.langchain4j.data.message.ChatMessage;
import dev.langchain4j.data.message.UserMessage;
import dev.langchain4j.model.chat.ChatModel;
import dev.langchain4j.model.chat.request.ChatRequest;
import dev.langchain4j.model.chat.response.ChatResponse;
import dev.stoa.testkit.postgres.PostgresServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The desk with a scripted model on both engines, and the page that shows it. */
final class SupportDeskTest {

  /** Answers with what it sees: how many messages, and the last of them. */
  private static final ChatModel SCRIPTED =
      new ChatModel() {
        @Override
        public ChatResponse doChat(ChatRequest request) {
          List<ChatMessage> seen = request.messages();
          String last = ((UserMessage) seen.get(seen.size() - 1)).singleText();
          return ChatResponse.builder()
              .aiMessage(AiMessage.from(seen.size() + " messages: " + last))
              .build();
        }
      };

  @Test
  void customersAreRememberedInASqliteFile(@TempDir Path folder) {
    remembers("jdbc:sqlite:" + folder.resolve("desk.db"));
  }

  @Test
  void customersAreRememberedInPostgres() {
    remembers(PostgresServer.shared().newDatabase() + "&currentSchema=desk");
  }

  private static void remembers(String url) {
    try (SupportDesk desk = new SupportDesk(url, SCRIPTED)) {
      desk.teach("Refunds take five working days.");
      String answer = desk.ask("ann", "How long do refunds take?");
      assertTrue(answer.startsWith("2 messages: How long do refunds take?"), answer);
      assertTrue(answer.contains("Refunds take five working days."), answer);
    }
    try (SupportDesk desk = new SupportDesk(url, SCRIPTED)) {
      assertEquals("4 messages: Thank you!", desk.ask("ann", "Thank you!"));
      assertEquals("2 messages: Hello!", desk.ask("bob", "Hello!"));
    }
  }

  @Test
  void thePageShowsTheDeskAsItIs() throws IOException {
    String page = Files.readString(Path.of("../../docs/langchain4j.md"));
    String desk =
        Files.readString(Path.of("src/main/java/dev/stoa/example/langchain4j/SupportDesk.java"));
    assertTrue(page.contains("```java\n" + desk + "```"), desk);
  }
}
