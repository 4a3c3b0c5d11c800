package dev.stoa.testkit.specialist;

import dev.stoa.domain.specialist.QuerySession;
import dev.stoa.domain.specialist.QuerySessionId;
import dev.stoa.domain.specialist.QuerySessionPosition;
import dev.stoa.domain.specialist.QuerySessions;
import dev.stoa.testkit.kernel.Cell;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Sessions of queries in a map. */
final class InMemoryQuerySessions implements QuerySessions {

  private final Cell<Map<QuerySessionId, QuerySession>> sessions;

  InMemoryQuerySessions(InMemoryUnitOfWork unit) {
    this.sessions = unit.cell(HashMap.empty());
  }

  @Override
  public QuerySession keep(QuerySession session) {
    sessions.requireWriting();
    if (find(session.id()).isEmpty()) {
      save(session);
    }
    return find(session.id()).get();
  }

  @Override
  public void save(QuerySession session) {
    sessions.update(all -> all.put(session.id(), session));
  }

  @Override
  public Option<QuerySession> find(QuerySessionId id) {
    return sessions.get().get(id);
  }

  @Override
  public Seq<QuerySession> page(Option<QuerySessionPosition> after, int limit) {
    return sessions
        .get()
        .values()
        .toVector()
        .filter(one -> after.forAll(last -> one.position().compareTo(last) > 0))
        .sortBy(QuerySession::position)
        .take(limit);
  }
}
