package dev.stoa.adapter.http.events;

import dev.stoa.application.Workspace;
import dev.stoa.domain.debate.DebateQuery;
import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.Sha256;
import dev.stoa.domain.resilience.BreakerStatus;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/**
 * What moves in a workspace: how far the audit trail, the channels, the queue of tasks and the
 * latest debates are, and the states of breakers.
 *
 * <p>An event has the whole of it, and its id is the hash of that: a client that reconnects is
 * notified once if anything changed meanwhile, so nothing is lost.
 */
public record WorkspaceFeed(Workspace workspace, ChannelMovements channels) implements EventFeed {

  private static final int MOST_BREAKERS = 200;
  private static final int MOST_DEBATES = 20;
  private static final int MOST_RUNNING = 100;
  private static final int ID_DIGITS = 16;

  @Override
  public Seq<ServerEvent> after(String id) {
    String state = CanonicalJson.of(state()).text();
    String digest = digest(state);
    return digest.equals(id) ? List.empty() : List.of(new ServerEvent(digest, "pulse", state));
  }

  private static String digest(String text) {
    return Sha256.hex(text).substring(0, ID_DIGITS);
  }

  public JsonObject state() {
    JsonObject.Builder state =
        JsonObject.builder()
            .put("audit", workspace.audit().head().size())
            .put("messages", channels.next(workspace.channels()).messages())
            .put("tasks", digest(workspace.tasks().progress(MOST_RUNNING).toString()));
    for (BreakerStatus breaker :
        workspace.breakers().list(PageRequest.first(MOST_BREAKERS)).items()) {
      state.put("breaker:" + breaker.breaker().name().value(), breaker.state().label());
    }
    Seq<DebateSession> debates =
        workspace.debates().list(DebateQuery.all().limit(MOST_DEBATES)).items();
    workspace
        .debates()
        .turnCounts(debates.map(DebateSession::id))
        .forEach((session, turns) -> state.put("debate:" + session.value(), turns));
    return state.build();
  }

  @Override
  public boolean endsWith(String id) {
    return false;
  }
}
