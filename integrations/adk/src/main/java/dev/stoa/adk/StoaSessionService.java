package dev.stoa.adk;

import static dev.stoa.adk.Stored.done;

import com.google.adk.events.Event;
import com.google.adk.sessions.BaseSessionService;
import com.google.adk.sessions.GetSessionConfig;
import com.google.adk.sessions.ListEventsResponse;
import com.google.adk.sessions.ListSessionsResponse;
import com.google.adk.sessions.Session;
import com.google.adk.sessions.SessionException;
import com.google.adk.sessions.SessionNotFoundException;
import dev.stoa.application.Workspace;
import dev.stoa.application.conversation.NewConversation;
import dev.stoa.application.conversation.NewMessage;
import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.ConversationQuery;
import dev.stoa.domain.conversation.Project;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.kernel.TimePosition;
import io.reactivex.rxjava3.core.Completable;
import io.reactivex.rxjava3.core.Maybe;
import io.reactivex.rxjava3.core.Single;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ConcurrentMap;
import org.jspecify.annotations.Nullable;

/**
 * Sessions in a workspace: a session is a conversation of its user in a project of its app, an
 * event one of its messages.
 *
 * <p>Nothing is remembered between calls, so that every process over the workspace sees the
 * sessions of all. Work is done on the thread that subscribes.
 */
public class StoaSessionService implements BaseSessionService {

  private final Workspace workspace;
  private final Stored stored;
  private final SharedStates shared;

  /** In a workspace. */
  public StoaSessionService(Workspace workspace) {
    this.workspace = workspace;
    this.stored = new Stored(workspace);
    this.shared = new SharedStates(workspace);
  }

  @Override
  @Deprecated
  public Single<Session> createSession(
      String app, String user, @Nullable ConcurrentMap<String, Object> state, @Nullable String id) {
    return createSession(app, user, (Map<String, Object>) state, id);
  }

  @Override
  public Single<Session> createSession(
      String app, String user, @Nullable Map<String, Object> state, @Nullable String id) {
    return Single.fromCallable(
        () ->
            create(
                app,
                new UserId(user),
                state == null ? Map.of() : state,
                id == null || id.isBlank() ? UUID.randomUUID().toString() : id.strip()));
  }

  private Session create(String app, UserId user, Map<String, Object> state, String id) {
    Conversation started =
        done(
            workspace
                .conversations()
                .start(
                    user,
                    NewConversation.untitled()
                        .external(AdkNames.of(app, id))
                        .project(project(app, user).id())));
    if (started.messages() > 0) {
      throw new SessionException("session " + id + " exists already");
    }
    // Under an id of its own, so that another process cannot begin the same session twice.
    done(
        workspace
            .messages()
            .append(
                user,
                started.id(),
                NewMessage.of(
                    started.id() + ":start", EventMessages.start(StateDelta.ofSession(state)))));
    shared.change(app, user, state);
    return read(app, user, id, started);
  }

  private Project project(String app, UserId user) {
    String name = AdkNames.project(app);
    return workspace
        .projects()
        .create(user, name)
        .orElse(() -> workspace.projects().find(user, name))
        .getOrElseThrow(RefusalException::new);
  }

  @Override
  public Maybe<Session> getSession(
      String app, String user, String id, Optional<GetSessionConfig> config) {
    UserId owner = new UserId(user);
    return Maybe.defer(
        () ->
            found(app, owner, id)
                .map(one -> read(app, owner, id, one))
                .map(session -> Maybe.just(filtered(session, config)))
                .getOrElse(Maybe::empty));
  }

  private static Session filtered(Session session, Optional<GetSessionConfig> config) {
    List<Event> events = session.events();
    config
        .flatMap(GetSessionConfig::numRecentEvents)
        .ifPresent(most -> events.subList(0, Math.max(0, events.size() - most)).clear());
    config
        .flatMap(GetSessionConfig::afterTimestamp)
        .ifPresent(
            after -> events.removeIf(one -> Instant.ofEpochMilli(one.timestamp()).isBefore(after)));
    return session;
  }

  private Option<Conversation> found(String app, UserId user, String id) {
    return stored.find(user, AdkNames.of(app, id));
  }

  private Session read(String app, UserId user, String id, Conversation in) {
    List<Event> events = new ArrayList<>();
    Map<String, Object> state = new HashMap<>();
    for (ConversationMessage message : stored.messages(user, in)) {
      Option<Event> event = EventMessages.event(message);
      StateDelta.apply(
          state, event.map(StateDelta::ofSession).getOrElse(() -> EventMessages.started(message)));
      event.forEach(events::add);
    }
    state.putAll(shared.read(app, user));
    return Session.builder(id)
        .appName(app)
        .userId(user.value())
        .state(state)
        .events(events)
        .lastUpdateTime(
            events.isEmpty()
                ? in.createdAt()
                : Instant.ofEpochMilli(events.get(events.size() - 1).timestamp()))
        .build();
  }

  /** The newest change first, with their states and without their events. */
  @Override
  public Single<ListSessionsResponse> listSessions(String app, String user) {
    return Single.fromCallable(
        () ->
            ListSessionsResponse.builder()
                .sessions(sessions(app, new UserId(user)).toJavaList())
                .build());
  }

  private Vector<Session> sessions(String app, UserId user) {
    Vector<Session> sessions =
        workspace
            .projects()
            .find(user, AdkNames.project(app))
            .toVector()
            .flatMap(project -> all(user, ConversationQuery.live().in(project.id())))
            .flatMap(
                one -> AdkNames.sessionId(app, one.external()).map(id -> read(app, user, id, one)));
    sessions.forEach(one -> one.events().clear());
    return sessions;
  }

  private Vector<Conversation> all(UserId user, ConversationQuery query) {
    return Stored.<Conversation, TimePosition<ConversationId>>all(
        page -> workspace.conversations().list(user, query.page(page)));
  }

  @Override
  public Completable deleteSession(String app, String user, String id) {
    return Completable.fromAction(
        () ->
            found(app, new UserId(user), id)
                .forEach(
                    one -> done(workspace.conversations().delete(new UserId(user), one.id()))));
  }

  @Override
  public Single<ListEventsResponse> listEvents(String app, String user, String id) {
    return Single.fromCallable(
        () ->
            ListEventsResponse.builder()
                .events(
                    found(app, new UserId(user), id)
                        .toVector()
                        .flatMap(one -> stored.messages(new UserId(user), one))
                        .flatMap(EventMessages::event)
                        .toJavaList())
                .build());
  }

  /** Stores an event, and changes the states of the session, its user and its app. */
  @Override
  public Single<Event> appendEvent(Session session, Event event) {
    return Single.fromCallable(
        () -> {
          if (event.partial().orElse(false)) {
            return event;
          }
          UserId user = new UserId(session.userId());
          Conversation in =
              found(session.appName(), user, session.id())
                  .getOrElseThrow(
                      () ->
                          new SessionNotFoundException("session " + session.id() + " is unknown"));
          done(workspace.messages().append(user, in.id(), EventMessages.draft(event)));
          shared.change(session.appName(), user, StateDelta.of(event));
          BaseSessionService.super.appendEvent(session, event).blockingSubscribe();
          StateDelta.apply(session.state(), StateDelta.of(event));
          session.lastUpdateTime(Instant.ofEpochMilli(event.timestamp()));
          return event;
        });
  }
}
