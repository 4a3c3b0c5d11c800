package dev.stoa.langchain4j;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.langchain4j.agent.tool.ToolExecutionRequest;
import dev.langchain4j.data.message.AiMessage;
import dev.langchain4j.data.message.AudioContent;
import dev.langchain4j.data.message.ChatMessage;
import dev.langchain4j.data.message.CustomMessage;
import dev.langchain4j.data.message.ImageContent;
import dev.langchain4j.data.message.PdfFileContent;
import dev.langchain4j.data.message.SystemMessage;
import dev.langchain4j.data.message.TextContent;
import dev.langchain4j.data.message.ToolExecutionResultMessage;
import dev.langchain4j.data.message.UserMessage;
import dev.langchain4j.data.message.VideoContent;
import dev.langchain4j.memory.ChatMemory;
import dev.langchain4j.memory.chat.MessageWindowChatMemory;
import dev.langchain4j.store.memory.chat.ChatMemoryStore;
import dev.stoa.application.conversation.NewConversation;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.MessageQuery;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.conversation.WindowLimits;
import dev.stoa.domain.kernel.PageRequest;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Chat memories of LangChain4j in Stoa, on both engines. */
final class StoaChatMemoryStoreTest {

  private static final UserId USER = new UserId("memories");

  @ParameterizedTest
  @EnumSource(Engine.class)
  void everyMessageRoundTripsWithAllItHas(Engine engine) {
    List<ChatMessage> all =
        List.of(
            SystemMessage.from("Answer briefly."),
            UserMessage.from("plain"),
            UserMessage.from("ann", "by name"),
            UserMessage.builder()
                .addContent(TextContent.from("What is on these?"))
                .addContent(ImageContent.from("AAAA", "image/png", ImageContent.DetailLevel.HIGH))
                .addContent(ImageContent.from("https://example.com/cat.png"))
                .addContent(AudioContent.from("AAAA", "audio/wav"))
                .addContent(VideoContent.from("https://example.com/cat.mp4"))
                .addContent(PdfFileContent.from("AAAA", "application/pdf"))
                .attributes(Map.of("locale", "tr", "depth", 3, "tags", List.of("a", "b")))
                .build(),
            AiMessage.builder()
                .text("Let me look.")
                .thinking("Two tools are needed.")
                .toolExecutionRequests(
                    List.of(call("c1", "look", "{\"at\":\"cat\"}"), call(null, "listen", "{}")))
                .attributes(Map.of("signature", "x", "cost", 0.25))
                .build(),
            ToolExecutionResultMessage.from("c1", "look", "a cat"),
            ToolExecutionResultMessage.builder()
                .toolName("listen")
                .contents(
                    List.of(TextContent.from("a purr"), ImageContent.from("AAAA", "image/png")))
                .isError(true)
                .attributes(Map.of("took", 12))
                .build(),
            AiMessage.from("A cat that purrs."),
            UserMessage.from(" "),
            UserMessage.from("with a \u0000 in it"),
            AiMessage.from(""),
            CustomMessage.from(Map.of("kind", "note", "weight", 2)));
    ChatMemoryStore store = store(engine.stoa());
    store.updateMessages("round trip", all);
    assertEquals(all, store.getMessages("round trip"));
    assertEquals(all, store(engine.second()).getMessages("round trip"));
    assertEquals(12, history(engine.stoa(), "round trip").size());
    // What was read compares equal to what is stored, so that nothing is written again.
    store.updateMessages("round trip", store.getMessages("round trip"));
    store.updateMessages("round trip", all);
    assertEquals(
        Vector.rangeClosed(1L, 12L),
        history(engine.stoa(), "round trip").map(ConversationMessage::sequence));
    ConversationMessage calling = history(engine.stoa(), "round trip").get(4);
    assertTrue(calling.text().toolCalls().get().contains("\"c1\""), calling::toString);
  }

  @ParameterizedTest
  @EnumSource(Engine.class)
  void aWindowAppendsAndLeavesHistoryAndSearch(Engine engine) {
    ChatMemory memory = window(engine.stoa(), "window", 3);
    memory.add(SystemMessage.from("Be brief."));
    for (int i = 1; i <= 10; i++) {
      memory.add(UserMessage.from("question number" + i));
    }
    assertEquals(
        List.of("Be brief.", "question number9", "question number10"), texts(memory.messages()));
    assertEquals(11, history(engine.stoa(), "window").size());
    assertEquals(
        1,
        engine.stoa().messageSearch().search(USER, MessageQuery.about("number2")).items().size());
    memory.add(SystemMessage.from("Be long."));
    memory.add(UserMessage.from("question number11"));
    assertEquals(
        List.of("Be long.", "question number10", "question number11"),
        texts(window(engine.second(), "window", 3).messages()).stream().sorted().toList());
    assertEquals(13, history(engine.stoa(), "window").size());
  }

  @ParameterizedTest
  @EnumSource(Engine.class)
  void aSummaryTakesThePlaceOfWhatIsOld(Engine engine) {
    ChatMemory memory = window(engine.stoa(), "summary", 10);
    for (String text : List.of("one", "two", "three")) {
      memory.add(UserMessage.from(text));
    }
    memory.set(AiMessage.from("They counted to two."), UserMessage.from("three"));
    assertEquals(List.of("They counted to two.", "three"), texts(memory.messages()));
    memory.add(UserMessage.from("four"));
    assertEquals(List.of("They counted to two.", "three", "four"), texts(memory.messages()));
  }

  @ParameterizedTest
  @EnumSource(Engine.class)
  void aMemoryThatIsClearedIsDeleted(Engine engine) {
    ChatMemoryStore store = store(engine.stoa());
    assertEquals(List.of(), store.getMessages(4711));
    store.deleteMessages(4711);
    store.updateMessages(4711, List.of(UserMessage.from("hello")));
    store.deleteMessages(4711);
    assertEquals(List.of(), store.getMessages(4711));
    assertTrue(engine.stoa().conversations().find(USER, "4711").isLeft());
    store.updateMessages(4711, List.of(UserMessage.from("hello")));
    assertEquals(List.of("hello"), texts(store.getMessages(4711)));
  }

  @ParameterizedTest
  @EnumSource(Engine.class)
  void itIsReadAndWrittenWithoutBlocking(Engine engine) {
    ChatMemoryStore store = store(engine.stoa());
    List<ChatMessage> hello = List.of(UserMessage.from("hello"));
    assertEquals(
        hello,
        store
            .updateMessagesAsync("async", hello)
            .thenCompose(done -> store.getMessagesAsync("async"))
            .join());
    assertEquals(
        List.of(),
        store
            .deleteMessagesAsync("async")
            .thenCompose(done -> store.getMessagesAsync("async"))
            .join());
  }

  @ParameterizedTest
  @EnumSource(Engine.class)
  void messagesThatWereAppendedOtherwiseAreRead(Engine engine) {
    ConversationId chat =
        engine
            .stoa()
            .conversations()
            .start(USER, NewConversation.untitled().external("other"))
            .get()
            .id();
    engine.stoa().messages().append(USER, chat, MessageDraft.system("Be brief.")).get();
    engine.stoa().messages().append(USER, chat, MessageDraft.user("hello").by("ann")).get();
    engine
        .stoa()
        .messages()
        .append(
            USER,
            chat,
            MessageDraft.calling(
                "", "[{\"id\":\"c1\",\"function\":{\"name\":\"look\",\"arguments\":{}}}]"))
        .get();
    engine.stoa().messages().append(USER, chat, MessageDraft.answering("c1", "a cat")).get();
    ChatMemory memory = window(engine.stoa(), "other", 10);
    memory.add(UserMessage.from("again"));
    assertEquals(
        List.of(call("c1", "look", "{}")),
        ((AiMessage) memory.messages().get(2)).toolExecutionRequests());
    assertEquals(List.of("Be brief.", "hello", "", "a cat", "again"), texts(memory.messages()));
    assertEquals(
        5, engine.stoa().messages().window(USER, chat, WindowLimits.messages(10)).get().size());
  }

  @ParameterizedTest
  @EnumSource(Engine.class)
  void threadsOfTwoProcessesLoseNothing(Engine engine) {
    int each = 25;
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      List<CompletableFuture<Void>> writers = new ArrayList<>();
      for (int writer = 0; writer < 4; writer++) {
        String name = "w" + writer + " ";
        Stoa stoa = writer % 2 == 0 ? engine.stoa() : engine.second();
        writers.add(
            CompletableFuture.runAsync(
                () -> {
                  ChatMemory memory = window(stoa, "shared", 6);
                  for (int i = 0; i < each; i++) {
                    memory.add(UserMessage.from(name + i));
                  }
                },
                threads));
      }
      writers.forEach(CompletableFuture::join);
    } finally {
      threads.shutdown();
    }
    List<String> written =
        history(engine.stoa(), "shared").map(ConversationMessage::content).asJava();
    assertEquals(
        IntStream.range(0, 4 * each)
            .mapToObj(i -> "w" + i / each + " " + i % each)
            .sorted()
            .toList(),
        written.stream().sorted().toList());
    assertEquals(
        written.subList(written.size() - 6, written.size()),
        texts(window(engine.second(), "shared", 6).messages()));
  }

  private static ToolExecutionRequest call(String id, String name, String arguments) {
    return ToolExecutionRequest.builder().id(id).name(name).arguments(arguments).build();
  }

  private static ChatMemoryStore store(Stoa stoa) {
    return new StoaChatMemoryStore(stoa.conversations(), stoa.messages(), USER);
  }

  private static ChatMemory window(Stoa stoa, Object id, int size) {
    return MessageWindowChatMemory.builder()
        .id(id)
        .maxMessages(size)
        .chatMemoryStore(store(stoa))
        .build();
  }

  private static Seq<ConversationMessage> history(Stoa stoa, String memory) {
    ConversationId chat = stoa.conversations().find(USER, memory).get().id();
    return stoa.messages().after(USER, chat, PageRequest.first(1_000)).get().items();
  }

  private static List<String> texts(List<ChatMessage> messages) {
    return messages.stream().map(StoaChatMemoryStoreTest::text).toList();
  }

  private static String text(ChatMessage message) {
    if (message instanceof UserMessage user) {
      return user.singleText();
    }
    if (message instanceof AiMessage answer) {
      return answer.text();
    }
    return message instanceof SystemMessage system
        ? system.text()
        : ((ToolExecutionResultMessage) message).text();
  }
}
