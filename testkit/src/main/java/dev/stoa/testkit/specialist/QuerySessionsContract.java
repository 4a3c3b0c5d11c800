package dev.stoa.testkit.specialist;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.specialist.QueryRoute;
import dev.stoa.domain.specialist.QuerySession;
import dev.stoa.domain.specialist.QuerySessionId;
import dev.stoa.domain.specialist.QuerySessions;
import dev.stoa.domain.specialist.SessionQuery;
import dev.stoa.domain.specialist.SpecialistStorage;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The contract of every store of sessions. */
public interface QuerySessionsContract extends WorkspaceContract<SpecialistStorage> {

  /** The instant of the first query of this suite. */
  Instant AT = Instant.parse("2026-01-02T03:04:05.123456Z");

  @Test
  default void aSessionIsOpenedOnceAndChanges() {
    QuerySession first = opened("s'\uD83D\uDE00", 0);
    assertEquals(first, write(all -> all.keep(first)));
    QuerySession queried =
        first
            .queried(
                SessionQuery.PLAIN
                    .field("law ıİ")
                    .route(QueryRoute.FANOUT)
                    .token("tok")
                    .trace("trace-1"),
                AT.plusSeconds(1))
            .queried(SessionQuery.PLAIN.field("law ıİ"), AT.plusSeconds(2));
    write(
        all -> {
          all.save(queried);
          return true;
        });
    assertEquals(queried, write(all -> all.keep(opened("s'\uD83D\uDE00", 9))));
    assertEquals(Option.some(queried), ask(all -> all.find(first.id())));
    assertEquals(Option.none(), ask(all -> all.find(new QuerySessionId("none"))));
  }

  @Test
  default void sessionsAreListedNewestFirst() {
    Vector<QuerySession> all = Vector.range(0, 5).map(i -> opened("s" + i, i / 2));
    all.forEach(one -> write(sessions -> sessions.keep(one)));
    Vector<QuerySession> expected = all.sortBy(QuerySession::position);
    assertEquals(expected, ask(sessions -> sessions.page(Option.none(), 9)));
    assertEquals(
        expected.drop(2).take(2),
        ask(sessions -> sessions.page(Option.some(expected.get(1).position()), 2)));
  }

  private static QuerySession opened(String id, long second) {
    return QuerySession.opened(new QuerySessionId(id), AT.plusSeconds(second));
  }

  private <T> T ask(Function<QuerySessions, T> question) {
    return storage().unitOfWork().read(() -> question.apply(storage().querySessions()));
  }

  private <T> T write(Function<QuerySessions, T> work) {
    return storage().unitOfWork().run(() -> work.apply(storage().querySessions()));
  }
}
