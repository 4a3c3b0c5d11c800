package dev.stoa.spring.ai.session;

import dev.stoa.application.Workspace;
import dev.stoa.application.conversation.NewConversation;
import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.ConversationQuery;
import dev.stoa.domain.conversation.ExternalId;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.Project;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.spring.ai.form.Conversing;
import dev.stoa.spring.ai.form.MessageForm;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.ai.session.EventFilter;
import org.springframework.ai.session.Session;
import org.springframework.ai.session.SessionEvent;
import org.springframework.ai.session.SessionRepository;

/**
 * Stores the sessions of Spring AI Session as conversations: the first message has the session, the
 * others an event or a compaction each. The version of the events is the number of the newest.
 */
public final class StoaSessionRepository implements SessionRepository {

  private static final String NEVER = "never";
  private static final long FIRST = 1;

  private final Conversing conversations;

  /** The sessions of a workspace; those of a user of theirs are a project. */
  public StoaSessionRepository(Workspace workspace) {
    this(workspace, new UserId("spring-ai-session"));
  }

  /** The sessions that belong to this user of the workspace. */
  public StoaSessionRepository(Workspace workspace, UserId user) {
    this.conversations = new Conversing(workspace, user);
  }

  @Override
  public Session save(Session session) {
    Instant expires = session.expiresAt();
    String title = expires == null ? NEVER : expires.toString();
    MessageDraft head = SessionForm.draft(session);
    Option<Conversation> known = conversations.find(session.id());
    if (known.isDefined()) {
      conversations.correct(known.get().id(), title, FIRST, head);
    } else {
      conversations.append(
          conversations
              .start(
                  NewConversation.titled(title)
                      .external(session.id())
                      .project(project(session.userId()).id()))
              .id(),
          head);
    }
    return session;
  }

  private Project project(String sessionUser) {
    return conversations
        .project(sessionUser)
        .getOrElse(
            () ->
                conversations
                    .workspace()
                    .projects()
                    .create(conversations.user(), sessionUser)
                    .getOrElseThrow(RefusalException::new));
  }

  @Override
  public @Nullable Session findById(String sessionId) {
    return conversations.find(sessionId).map(this::session).getOrNull();
  }

  private Session session(Conversation conversation) {
    return SessionForm.session(
        conversations.after(conversation.id(), PageRequest.first(1)).items().head());
  }

  @Override
  public List<Session> findByUserId(String userId) {
    return conversations
        .project(userId)
        .map(one -> conversations.list(ConversationQuery.live().in(one.id())))
        .getOrElse(List.of())
        .stream()
        .map(this::session)
        .toList();
  }

  @Override
  public List<String> findExpiredSessionIds(Instant before) {
    return conversations.list(ConversationQuery.live()).stream()
        .filter(one -> !one.title().text().equals(NEVER))
        .filter(one -> Instant.parse(one.title().text()).isBefore(before))
        .flatMap(one -> one.external().map(ExternalId::value).toJavaStream())
        .toList();
  }

  @Override
  public void delete(String sessionId) {
    conversations.delete(sessionId);
  }

  @Override
  public void appendEvent(SessionEvent event) {
    conversations.append(known(event.getSessionId()).id(), SessionForm.draft(event));
  }

  private Conversation known(String sessionId) {
    return conversations
        .find(sessionId)
        .getOrElseThrow(() -> new IllegalArgumentException("there is no session " + sessionId));
  }

  /** One message, which counts only if no event came between the version and it. */
  @Override
  public boolean compactEvents(
      String sessionId,
      List<SessionEvent> archivedEvents,
      List<SessionEvent> retainedEvents,
      long expectedVersion) {
    Conversation conversation = known(sessionId);
    if (conversation.numbers().given() != expectedVersion) {
      return false;
    }
    return SessionCompaction.counts(
        conversations.append(
            conversation.id(),
            SessionCompaction.draft(
                expectedVersion, events(sessionId, conversation), archivedEvents, retainedEvents)));
  }

  @Override
  public long getEventVersion(String sessionId) {
    return conversations.find(sessionId).map(one -> one.numbers().given()).getOrElse(0L);
  }

  @Override
  public List<SessionEvent> findEvents(String sessionId, EventFilter filter) {
    List<SessionEvent> events =
        conversations
            .find(sessionId)
            .map(one -> events(sessionId, one))
            .getOrElse(List.of())
            .stream()
            .filter(filter::matches)
            .toList();
    Integer last = filter.lastN();
    if (last != null && events.size() > last) {
      events = events.subList(events.size() - last, events.size());
    }
    Integer size = filter.pageSize();
    if (size != null) {
      Integer page = filter.page();
      long skipped = (page == null ? 0L : page) * size;
      return events.stream().skip(skipped).limit(size).toList();
    }
    return events;
  }

  private List<SessionEvent> events(String sessionId, Conversation conversation) {
    List<SessionEvent> events = new ArrayList<>();
    Option<PageRequest<Long>> request = Option.some(PageRequest.after(FIRST));
    while (request.isDefined()) {
      Page<ConversationMessage, Long> page = conversations.after(conversation.id(), request.get());
      for (ConversationMessage message : page.items()) {
        if (!SessionCompaction.is(message)) {
          events.add(SessionForm.event(sessionId, MessageForm.draft(message)));
        } else if (SessionCompaction.counts(message)) {
          events = SessionCompaction.applied(sessionId, message, events);
        }
      }
      request = page.next().map(PageRequest::after);
    }
    return events;
  }
}
