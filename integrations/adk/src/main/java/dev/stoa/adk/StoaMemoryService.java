package dev.stoa.adk;

import com.google.adk.events.Event;
import com.google.adk.memory.BaseMemoryService;
import com.google.adk.memory.MemoryEntry;
import com.google.adk.memory.SearchMemoryResponse;
import com.google.adk.sessions.Session;
import com.google.common.collect.ImmutableList;
import com.google.genai.types.Content;
import com.google.genai.types.Part;
import dev.stoa.application.memory.MemoryOperations;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.Recall;
import dev.stoa.domain.memory.Remember;
import io.reactivex.rxjava3.core.Completable;
import io.reactivex.rxjava3.core.Single;
import io.vavr.collection.Vector;
import java.time.Instant;

/**
 * The memory of agents in a workspace: what the events of a session say are memories in a scope of
 * the app and the user, and a search recalls them.
 */
public final class StoaMemoryService implements BaseMemoryService {

  private static final int FOUND = 20;

  /** Of longer contents, such as those with media, the text alone is remembered. */
  private static final int MAX_JSON = 25_000;

  private final MemoryOperations memory;

  /** With the memory of a workspace. */
  public StoaMemoryService(MemoryOperations memory) {
    this.memory = memory;
  }

  /** Remembers what the events of a session say; adding it again changes nothing. */
  @Override
  public Completable addSessionToMemory(Session session) {
    return Completable.fromAction(
        () ->
            memory
                .rememberAll(
                    Vector.ofAll(session.events())
                        .reject(one -> EventMessages.text(one.content()).isEmpty())
                        .map(one -> remember(session, one)))
                .getOrElseThrow(RefusalException::new));
  }

  private static Remember remember(Session session, Event event) {
    String text = EventMessages.text(event.content());
    String said = text.substring(0, Math.min(text.length(), Memory.MAX_CONTENT));
    Event whole = saying(event, event.content().get());
    String json = whole.toJson();
    boolean isStorable = json.length() <= MAX_JSON && !json.contains("\\u0000");
    return Remember.of(said)
        .scope(scope(session.appName(), session.userId()))
        .by(session.userId())
        .metadata(
            CanonicalJson.of(
                isStorable
                    ? json
                    : saying(event, Content.fromParts(Part.fromText(cut(said)))).toJson()));
  }

  private static String cut(String text) {
    return text.substring(0, Math.min(text.length(), MAX_JSON));
  }

  private static Event saying(Event event, Content content) {
    return Event.builder()
        .id(event.id())
        .author(event.author())
        .timestamp(event.timestamp())
        .content(content)
        .build();
  }

  private static MemoryScope scope(String app, String user) {
    return new MemoryScope(AdkNames.of(app, user));
  }

  /** The memories that a query recalls, the best first. */
  @Override
  public Single<SearchMemoryResponse> searchMemory(String app, String user, String query) {
    return Single.fromCallable(
        () ->
            SearchMemoryResponse.builder()
                .memories(
                    ImmutableList.copyOf(
                        memory
                            .recall(Recall.about(query).scope(scope(app, user)).limit(FOUND))
                            .getOrElseThrow(RefusalException::new)
                            .map(one -> entry(Event.fromJson(one.memory().metadata().text())))))
                .build());
  }

  private static MemoryEntry entry(Event event) {
    return MemoryEntry.builder()
        .author(event.author())
        .timestamp(Instant.ofEpochMilli(event.timestamp()).toString())
        .content(event.content().get())
        .build();
  }
}
