package dev.stoa.adk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.adk.events.Event;
import com.google.adk.events.EventActions;
import com.google.adk.memory.MemoryEntry;
import com.google.adk.models.LlmResponse;
import com.google.adk.sessions.Session;
import com.google.adk.sessions.SessionException;
import com.google.adk.sessions.SessionKey;
import com.google.adk.sessions.SessionNotFoundException;
import com.google.adk.sessions.State;
import com.google.adk.testing.TestLlm;
import com.google.genai.types.Content;
import com.google.genai.types.FunctionCall;
import com.google.genai.types.Part;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.conversation.MessageQuery;
import dev.stoa.domain.conversation.UserId;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Sessions and memory that several processes share, on both engines. */
final class StoaServicesTest {

  private static final SessionKey KEY = new SessionKey("shop", "ada", "session 1");

  @ParameterizedTest
  @EnumSource(Engine.class)
  void anotherProcessSeesSessionsEventsAndStates(Engine engine) throws Exception {
    String url = engine.newUrl();
    try (Stoa one = Stoa.open(url);
        Stoa two = Stoa.open(url)) {
      StoaSessionService first = new StoaSessionService(one);
      StoaSessionService second = new StoaSessionService(two);
      Session session =
          first.createSession(KEY, Map.of("own", 1, "app:rate", 2.5, "gone", "x")).blockingGet();
      Event event =
          event(
              "user",
              Map.of("own", List.of("a", Map.of("k", true)), "gone", State.REMOVED, "user:n", "v"),
              Part.fromText("giraffe \0 one"),
              Part.fromBytes(new byte[] {0, -1, 127}, "image/png"),
              Part.builder()
                  .functionCall(FunctionCall.builder().id("c1").name("f").args(Map.of("q", 1)))
                  .build());
      first.appendEvent(session, event).blockingGet();
      Session read = second.getSession(KEY, null).blockingGet();
      assertEquals(event.toJson(), read.events().get(0).toJson());
      assertSame(State.REMOVED, read.events().get(0).actions().stateDelta().get("gone"));
      assertEquals(
          Map.of("own", List.of("a", Map.of("k", true)), "app:rate", 2.5, "user:n", "v"),
          Map.copyOf(read.state()));
      assertEquals(event.timestamp(), read.lastUpdateTime().toEpochMilli());
      assertThrows(SessionException.class, () -> second.createSession(KEY, Map.of()).blockingGet());
      Session other =
          second.createSession(new SessionKey("shop", "bob", "b"), Map.of()).blockingGet();
      assertEquals(Map.of("app:rate", 2.5), Map.copyOf(other.state()));
      assertEquals(
          List.of("session 1"), first.listSessions("shop", "ada").blockingGet().sessionIds());
      assertEquals(
          1,
          two.messageSearch()
              .search(new UserId("ada"), MessageQuery.about("giraffe"))
              .items()
              .size());
      second.deleteSession(KEY).blockingAwait();
      assertTrue(first.getSession(KEY, null).isEmpty().blockingGet());
      assertThrows(
          SessionNotFoundException.class, () -> first.appendEvent(session, event).blockingGet());
    }
  }

  @ParameterizedTest
  @EnumSource(Engine.class)
  void sharedStatesOfManyWritersAreComplete(Engine engine) throws Exception {
    String url = engine.newUrl();
    try (Stoa one = Stoa.open(url);
        Stoa two = Stoa.open(url)) {
      ExecutorService threads = Executors.newFixedThreadPool(3);
      List<Future<?>> writers = new ArrayList<>();
      for (int i = 0; i < 3; i++) {
        StoaSessionService service = new StoaSessionService(i % 2 == 0 ? one : two);
        String id = "s" + i;
        writers.add(
            threads.submit(
                () -> {
                  Session session =
                      service.createSession(new SessionKey("shop", "ada", id)).blockingGet();
                  for (int n = 0; n < 40; n++) {
                    service
                        .appendEvent(session, event("agent", Map.of("app:" + id, n, "user:x", n)))
                        .blockingGet();
                  }
                }));
      }
      threads.shutdown();
      for (Future<?> writer : writers) {
        writer.get();
      }
      Session session =
          new StoaSessionService(two)
              .createSession(new SessionKey("shop", "ada", "l"))
              .blockingGet();
      assertEquals(
          Map.of("app:s0", 39, "app:s1", 39, "app:s2", 39, "user:x", 39),
          Map.copyOf(session.state()));
      assertTrue(
          one.conversations().find(new UserId("adk-apps"), "adk-state:shop").get().messages()
              < 100);
    }
  }

  @ParameterizedTest
  @EnumSource(Engine.class)
  void memoryIsOfAnAppAndAUser(Engine engine) throws Exception {
    try (Stoa stoa = Stoa.open(engine.newUrl())) {
      StoaSessionService sessions = new StoaSessionService(stoa);
      StoaMemoryService memory = new StoaMemoryService(stoa.memory());
      Session session = sessions.createSession(KEY).blockingGet();
      Event event = event("user", Map.of(), Part.fromText("My favourite animal is the okapi."));
      sessions.appendEvent(session, event).blockingGet();
      sessions.appendEvent(session, event("agent", Map.of())).blockingGet();
      memory.addSessionToMemory(session).blockingAwait();
      memory.addSessionToMemory(session).blockingAwait();
      List<MemoryEntry> found =
          memory.searchMemory("shop", "ada", "which okapi do I like").blockingGet().memories();
      assertEquals(1, found.size());
      assertEquals(event.content().get(), found.get(0).content());
      assertEquals("user", found.get(0).author());
      assertEquals(0, memory.searchMemory("shop", "bob", "okapi").blockingGet().memories().size());
      assertEquals(0, memory.searchMemory("bar", "ada", "okapi").blockingGet().memories().size());
    }
  }

  @Test
  void theExampleOfThePageIsTheOneThatRuns() throws Exception {
    String source =
        Files.readString(Path.of("src/test/java/dev/stoa/adk/Example.java"))
            .replace("package dev.stoa.adk;", "import dev.stoa.adk.*;");
    assertTrue(Files.readString(Path.of("../../docs/adk.md")).contains(source));
    try (Stoa stoa = Stoa.open(Engine.SQLITE.newUrl())) {
      for (int i = 0; i < 2; i++) {
        TestLlm model =
            new TestLlm(
                List.of(
                    LlmResponse.builder()
                        .content(Content.fromParts(Part.fromText("Hello, okapi.")))
                        .build()));
        Example.ask(stoa, model, KEY, "Hello?");
      }
      Session session =
          new StoaSessionService(stoa)
              .getSession(KEY.appName(), KEY.userId(), KEY.id(), Optional.empty())
              .blockingGet();
      assertEquals(
          List.of("user", "assistant", "user", "assistant"),
          session.events().stream().map(Event::author).toList());
    }
  }

  private static Event event(String author, Map<String, Object> delta, Part... parts) {
    return Event.builder()
        .id(Event.generateEventId())
        .invocationId("i")
        .author(author)
        .content(parts.length == 0 ? null : Content.fromParts(parts))
        .timestamp(1_700_000_000_123L)
        .actions(EventActions.builder().stateDelta(new ConcurrentHashMap<>(delta)).build())
        .build();
  }
}
