package dev.stoa.spring.ai;

import static org.assertj.core.api.Assertions.assertThat;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.conversation.ExternalId;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.conversation.WindowLimits;
import dev.stoa.domain.kernel.PageRequest;
import java.math.BigDecimal;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.ai.chat.client.ChatClient;
import org.springframework.ai.chat.client.advisor.MessageChatMemoryAdvisor;
import org.springframework.ai.chat.memory.ChatMemory;
import org.springframework.ai.chat.memory.ChatMemoryRepository;
import org.springframework.ai.chat.memory.MessageWindowChatMemory;
import org.springframework.ai.chat.messages.AssistantMessage;
import org.springframework.ai.chat.messages.AssistantMessage.ToolCall;
import org.springframework.ai.chat.messages.Message;
import org.springframework.ai.chat.messages.SystemMessage;
import org.springframework.ai.chat.messages.ToolResponseMessage;
import org.springframework.ai.chat.messages.ToolResponseMessage.ToolResponse;
import org.springframework.ai.chat.messages.UserMessage;
import org.springframework.ai.content.Media;
import org.springframework.ai.content.MediaContent;
import org.springframework.core.io.ByteArrayResource;
import org.springframework.util.MimeType;
import org.springframework.util.MimeTypeUtils;

/** What chat memory promises on both engines and with both lines of Spring AI. */
abstract class ChatMemoryContract {

  private static final UserId OTHER = new UserId("grace");

  private Stoa stoa;
  private ChatMemoryRepository repository;

  /** The url of a workspace. */
  abstract String url();

  @BeforeEach
  void open() {
    stoa = Stoa.open(url());
    repository = new StoaChatMemoryRepository(stoa);
    for (ChatMemoryRepository each :
        List.of(repository, new StoaChatMemoryRepository(stoa, OTHER))) {
      each.findConversationIds().forEach(each::deleteByConversationId);
    }
  }

  @AfterEach
  void close() {
    stoa.close();
  }

  /** One of every type, with all that they can have. */
  private static List<Message> everyType() {
    Map<String, Object> metadata = new HashMap<>();
    metadata.put("text", "naïve 🦉");
    metadata.put("number", 7);
    metadata.put("long", 9_007_199_254_740_993L);
    metadata.put("double", 0.1);
    metadata.put("decimal", new BigDecimal("12.340"));
    metadata.put("flag", true);
    metadata.put("at", Instant.parse("2026-02-03T04:05:06.000007Z"));
    metadata.put("list", List.of("a", 2L, List.of()));
    metadata.put("map", Map.of("in", Map.of("deep", 1)));
    return List.of(
        SystemMessage.builder().text("Answer briefly.").metadata(metadata).build(),
        UserMessage.builder()
            .text("What is on this picture?")
            .metadata(metadata)
            .media(
                Media.builder()
                    .mimeType(MimeTypeUtils.IMAGE_PNG)
                    .data(new ByteArrayResource(new byte[] {0, -1, 127}))
                    .id("m1")
                    .name("picture")
                    .build(),
                new Media(MimeTypeUtils.IMAGE_JPEG, URI.create("https://example.org/a.jpg")))
            .build(),
        AssistantMessage.builder()
            .content("")
            .properties(metadata)
            .toolCalls(
                List.of(
                    new ToolCall("c1", "function", "look", "{\"at\": \"picture\"}"),
                    new ToolCall("c2", "function", "listen", ""),
                    new ToolCall("c3", "function", "look", "{}")))
            .build(),
        ToolResponseMessage.builder()
            .responses(
                List.of(
                    new ToolResponse("c1", "look", "an owl"), new ToolResponse("c2", "listen", "")))
            .metadata(metadata)
            .build(),
        ToolResponseMessage.builder()
            .responses(List.of(new ToolResponse("c3", "look", "another owl")))
            .build(),
        AssistantMessage.builder()
            .content("An owl.")
            .media(
                List.of(
                    new Media(
                        MimeTypeUtils.TEXT_PLAIN,
                        new ByteArrayResource("hoo".getBytes(StandardCharsets.UTF_8)))))
            .build(),
        new UserMessage("Thanks"));
  }

  private static void assertSame(List<Message> found, List<Message> given) {
    assertThat(found).hasSameSizeAs(given);
    for (int i = 0; i < given.size(); i++) {
      Message one = found.get(i);
      Message expected = given.get(i);
      assertThat(one.getClass()).isEqualTo(expected.getClass());
      assertThat(one.getText()).isEqualTo(expected.getText());
      assertThat(one.getMetadata()).isEqualTo(expected.getMetadata());
      if (expected instanceof AssistantMessage assistant) {
        assertThat(((AssistantMessage) one).getToolCalls()).isEqualTo(assistant.getToolCalls());
      }
      if (expected instanceof ToolResponseMessage tool) {
        assertThat(((ToolResponseMessage) one).getResponses()).isEqualTo(tool.getResponses());
      }
      if (expected instanceof MediaContent content) {
        assertThat(((MediaContent) one).getMedia())
            .usingRecursiveComparison()
            .withEqualsForType(MimeType::equals, MimeType.class)
            .isEqualTo(content.getMedia());
      }
    }
  }

  @Test
  void everyTypeComesBackAsItWas() {
    List<Message> all = everyType();
    repository.saveAll("chat", all);
    assertSame(repository.findByConversationId("chat"), all);
    StoaChatMemory memory = new StoaChatMemory(stoa);
    memory.add("other", all);
    assertSame(memory.get("other"), all);
  }

  @Test
  void aSavedListIsWhatIsFound() {
    List<List<Message>> lists =
        List.of(
            List.of(user(1), answer(1)),
            List.of(user(1), answer(1), user(2)),
            List.of(answer(1), user(2), answer(2)),
            List.of(new SystemMessage("Be brief."), user(2), answer(2), user(3)),
            List.of(new SystemMessage("Be long."), user(2), answer(2), user(3), user(3)),
            List.of(user(3), user(9), user(3)),
            List.of(user(7)));
    for (List<Message> list : lists) {
      repository.saveAll("chat", list);
      assertSame(repository.findByConversationId("chat"), list);
    }
  }

  @Test
  void whatTheWindowLeavesOutStaysAsHistory() {
    ChatMemory window =
        MessageWindowChatMemory.builder().chatMemoryRepository(repository).maxMessages(4).build();
    for (int i = 1; i <= 10; i++) {
      window.add("chat", user(i));
      window.add("chat", answer(i));
    }
    assertSame(window.get("chat"), List.of(user(9), answer(9), user(10), answer(10)));
    assertThat(stored("chat")).isEqualTo(20);
  }

  @Test
  void idsAreListedAndConversationsDeleted() {
    assertThat(repository.findConversationIds()).isEmpty();
    assertThat(repository.findByConversationId("chat")).isEmpty();
    repository.deleteByConversationId("chat");
    for (int i = 0; i < 120; i++) {
      repository.saveAll("chat " + i, List.of(user(i)));
    }
    assertThat(repository.findConversationIds()).hasSize(120).contains("chat 0", "chat 119");
    repository.deleteByConversationId("chat 7");
    assertThat(repository.findConversationIds()).hasSize(119).doesNotContain("chat 7");
    assertThat(repository.findByConversationId("chat 7")).isEmpty();
    assertThat(repository.findByConversationId("chat 8")).hasSize(1);
  }

  @Test
  void usersDoNotSeeEachOthersConversations() {
    repository.saveAll("chat", List.of(user(1)));
    ChatMemoryRepository other = new StoaChatMemoryRepository(stoa, OTHER);
    assertThat(other.findByConversationId("chat")).isEmpty();
    other.saveAll("chat", List.of(user(2)));
    assertSame(repository.findByConversationId("chat"), List.of(user(1)));
    assertSame(other.findByConversationId("chat"), List.of(user(2)));
  }

  @Test
  void theMemoryAppendsAndReadsWithinItsLimits() {
    ChatMemory memory = new StoaChatMemory(stoa, UserId.LOCAL, WindowLimits.messages(3));
    assertThat(memory.get("chat")).isEmpty();
    memory.add("chat", new SystemMessage("Be brief."));
    List<Message> all = new ArrayList<>();
    for (int i = 1; i <= 5; i++) {
      all.add(user(i));
    }
    memory.add("chat", all);
    memory.add("chat", List.of());
    assertSame(memory.get("chat"), List.of(new SystemMessage("Be brief."), user(4), user(5)));
    assertThat(stored("chat")).isEqualTo(6);
    memory.clear("chat");
    assertThat(memory.get("chat")).isEmpty();
  }

  @Test
  void aClientRemembers() {
    ScriptedModel model = new ScriptedModel("Nice to meet you.", "You are Ada.");
    ChatClient client =
        ChatClient.builder(model)
            .defaultAdvisors(MessageChatMemoryAdvisor.builder(new StoaChatMemory(stoa)).build())
            .build();
    asked(client, "I am Ada.");
    asked(client, "Who am I?");
    assertThat(model.lastPrompt().getInstructions().stream().map(Message::getText))
        .containsExactly("I am Ada.", "Nice to meet you.", "Who am I?");
    assertThat(stored("chat")).isEqualTo(4);
  }

  private static void asked(ChatClient client, String question) {
    client
        .prompt()
        .user(question)
        .advisors(advisor -> advisor.param(ChatMemory.CONVERSATION_ID, "chat"))
        .call()
        .content();
  }

  private static Message user(int number) {
    return new UserMessage("question " + number);
  }

  private static Message answer(int number) {
    return new AssistantMessage("answer " + number);
  }

  private int stored(String id) {
    return stoa.messages()
        .before(
            UserId.LOCAL,
            stoa.conversations().find(UserId.LOCAL, new ExternalId(id)).get().id(),
            PageRequest.first(100))
        .get()
        .items()
        .size();
  }
}
