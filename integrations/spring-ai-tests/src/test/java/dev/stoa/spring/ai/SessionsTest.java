package dev.stoa.spring.ai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.stoa.spring.ai.session.StoaSessionRepository;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.testkit.sqlite.TestWorkspace;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.ai.chat.messages.AssistantMessage;
import org.springframework.ai.chat.messages.Message;
import org.springframework.ai.chat.messages.UserMessage;
import org.springframework.ai.session.CreateSessionRequest;
import org.springframework.ai.session.DefaultSessionService;
import org.springframework.ai.session.EventFilter;
import org.springframework.ai.session.Session;
import org.springframework.ai.session.SessionEvent;
import org.springframework.ai.session.SessionRepository;
import org.springframework.ai.session.SessionService;
import org.springframework.ai.session.compaction.SlidingWindowCompactionStrategy;
import org.springframework.ai.session.compaction.TurnCountTrigger;

/** Sessions of Spring AI Session, as its own repository in memory has them. */
class SessionsTest {

  private static final Instant NOON = Instant.parse("2026-02-03T12:00:00Z");

  private final Stoa stoa = Stoa.over(TestWorkspace.create().storage(), InstantSource.system());
  private final SessionRepository sessions = new StoaSessionRepository(stoa);

  @AfterEach
  void close() {
    stoa.close();
  }

  @Test
  void aSessionIsFoundByIdUserAndExpiry() {
    sessions.save(session("one", "ada", null));
    sessions.save(session("two", "ada", NOON));
    sessions.save(session("three", "grace", NOON.plusSeconds(60)));
    Session found = sessions.findById("two");
    assertThat(found.userId()).isEqualTo("ada");
    assertThat(found.createdAt()).isEqualTo(NOON.minusSeconds(60));
    assertThat(found.expiresAt()).isEqualTo(NOON);
    assertThat(found.metadata()).isEqualTo(Map.of("topic", "owls", "count", 3L));
    assertThat(sessions.findById("none")).isNull();
    assertThat(sessions.findByUserId("ada"))
        .map(Session::id)
        .containsExactlyInAnyOrder("one", "two");
    assertThat(sessions.findByUserId("alan")).isEmpty();
    assertThat(sessions.findExpiredSessionIds(NOON.plusSeconds(1))).containsExactly("two");
    sessions.save(session("two", "ada", NOON.plus(Duration.ofDays(1))));
    assertThat(sessions.findExpiredSessionIds(NOON.plusSeconds(1))).isEmpty();
    sessions.delete("two");
    sessions.delete("two");
    assertThat(sessions.findById("two")).isNull();
  }

  @Test
  void eventsAreFilteredAndPaged() {
    sessions.save(session("one", "ada", null));
    for (int i = 0; i < 120; i++) {
      sessions.appendEvent(event("e" + i, new UserMessage("question " + i)));
    }
    SessionEvent last =
        SessionEvent.builder()
            .id("last")
            .sessionId("one")
            .timestamp(NOON.plusSeconds(5))
            .message(new AssistantMessage("An owl."))
            .metadata("tokens", 12)
            .branch("root.child")
            .build();
    sessions.appendEvent(last);
    List<SessionEvent> all = sessions.findEvents("one", EventFilter.all());
    assertThat(all).hasSize(121);
    SessionEvent found = all.get(120);
    assertThat(found.getId()).isEqualTo("last");
    assertThat(found.getTimestamp()).isEqualTo(NOON.plusSeconds(5));
    assertThat(found.getMetadata()).isEqualTo(last.getMetadata());
    assertThat(found.getBranch()).isEqualTo("root.child");
    assertThat(found.getMessage()).isEqualTo(new AssistantMessage("An owl."));
    assertThat(ids(sessions.findEvents("one", EventFilter.lastN(2))))
        .containsExactly("e119", "last");
    assertThat(ids(sessions.findEvents("one", EventFilter.builder().page(1).pageSize(50).build())))
        .hasSize(50)
        .startsWith("e50");
    assertThat(ids(sessions.findEvents("one", EventFilter.keywordSearch("question 117"))))
        .containsExactly("e117");
    assertThat(sessions.findEvents("none", EventFilter.all())).isEmpty();
    assertThatThrownBy(
            () ->
                sessions.appendEvent(
                    SessionEvent.builder().sessionId("none").message(new UserMessage("x")).build()))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aCompactionArchivesAndGoesOnWithWhatIsRetained() {
    sessions.save(session("one", "ada", null));
    List<SessionEvent> events = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      events.add(event("e" + i, new UserMessage("question " + i)));
      sessions.appendEvent(events.get(i));
    }
    SessionEvent summary =
        SessionEvent.builder()
            .id("summary")
            .sessionId("one")
            .timestamp(NOON)
            .message(new AssistantMessage("They asked."))
            .metadata(SessionEvent.METADATA_SYNTHETIC, true)
            .build();
    long version = sessions.getEventVersion("one");
    assertThat(compacted(events.subList(0, 3), List.of(summary, events.get(3)), version)).isTrue();
    assertThat(sessions.getEventVersion("one")).isNotEqualTo(version);
    sessions.appendEvent(event("e4", new UserMessage("question 4")));
    assertThat(ids(sessions.findEvents("one", EventFilter.all())))
        .containsExactly("e0", "e1", "e2", "summary", "e3", "e4");
    assertThat(ids(sessions.findEvents("one", EventFilter.active())))
        .containsExactly("summary", "e3", "e4");
    assertThat(sessions.findEvents("one", EventFilter.active()).get(0).isSynthetic()).isTrue();
    assertThat(compacted(List.of(summary), List.of(events.get(3)), version)).isFalse();
    assertThat(ids(sessions.findEvents("one", EventFilter.active())))
        .containsExactly("summary", "e3", "e4");
  }

  @Test
  void itsServiceWorksOnThem() {
    SessionService service = DefaultSessionService.builder().sessionRepository(sessions).build();
    Session session = service.create(CreateSessionRequest.builder().userId("ada").build());
    for (int i = 0; i < 10; i++) {
      service.appendMessage(session.id(), new UserMessage("question " + i));
      service.appendMessage(session.id(), new AssistantMessage("answer " + i));
    }
    service.compact(
        session.id(),
        new TurnCountTrigger(3),
        SlidingWindowCompactionStrategy.builder().maxEvents(4).build());
    assertThat(service.getEvents(session.id(), EventFilter.active()))
        .map(event -> event.getMessage().getText())
        .containsExactly("question 8", "answer 8", "question 9", "answer 9");
    assertThat(service.getEvents(session.id(), EventFilter.all())).hasSize(20);
  }

  private boolean compacted(List<SessionEvent> archived, List<SessionEvent> kept, long version) {
    return sessions.compactEvents("one", archived, kept, version);
  }

  private static List<String> ids(List<SessionEvent> events) {
    return events.stream().map(SessionEvent::getId).toList();
  }

  private static Session session(String id, String user, Instant expires) {
    Session.Builder session =
        Session.builder()
            .id(id)
            .userId(user)
            .createdAt(NOON.minusSeconds(60))
            .metadata(Map.of("topic", "owls", "count", 3L));
    return (expires == null ? session : session.expiresAt(expires)).build();
  }

  private static SessionEvent event(String id, Message message) {
    return SessionEvent.builder().id(id).sessionId("one").timestamp(NOON).message(message).build();
  }
}
