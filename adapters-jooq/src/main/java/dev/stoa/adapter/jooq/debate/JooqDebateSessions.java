package dev.stoa.adapter.jooq.debate;

import static dev.stoa.schema.generated.tables.DebateSessions.DEBATE_SESSIONS;

import dev.stoa.adapter.jooq.debate.SessionSql.Part;
import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.debate.DebateId;
import dev.stoa.domain.debate.DebateJsonColumn;
import dev.stoa.domain.debate.DebateQuery;
import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateSessions;
import dev.stoa.domain.debate.DebateStatus;
import dev.stoa.domain.debate.JsonMember;
import dev.stoa.domain.debate.NextTurn;
import dev.stoa.domain.debate.Topology;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.TimePosition;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** The sessions in the table {@code debate_sessions}. */
public final class JooqDebateSessions implements DebateSessions {

  private final JooqSession session;

  public JooqDebateSessions(JooqSession session) {
    this.session = session;
  }

  @Override
  public void add(DebateSession opened) {
    session.run(SessionSql.INSERT, binds -> SessionRows.bind(binds, opened));
  }

  @Override
  public void save(DebateSession changed) {
    session.run(SessionSql.SAVE, binds -> SessionRows.bindState(binds, changed));
  }

  @Override
  public Option<DebateSession> find(DebateSessionId id) {
    return session.one(
        SessionSql.FIND, binds -> binds.set(DEBATE_SESSIONS.ID, id.value()), SessionRows::session);
  }

  @Override
  public Option<DebateSession> lock(DebateSessionId id) {
    return session
        .writing()
        .one(
            SessionSql.LOCK,
            binds -> binds.set(DEBATE_SESSIONS.ID, id.value()),
            SessionRows::session);
  }

  @Override
  public Option<NextTurn> lockNext(DebateSessionId id, Seq<AgentName> speakers) {
    Seq<String> names = speakers.map(AgentName::value);
    session.lock(SessionSql.LOCK_ROW, binds -> binds.set(DEBATE_SESSIONS.ID, id.value()));
    // A separate statement: on PostgreSQL a statement sees what was committed when it began.
    return session.one(
        SessionSql.NEXT_TURN.of(names),
        binds -> SessionSql.NEXT_TURN.bind(binds, names).set(DEBATE_SESSIONS.ID, id.value()),
        row ->
            new NextTurn(
                DebateStatus.labelled(row.get(DEBATE_SESSIONS.STATUS)),
                row.get(DEBATE_SESSIONS.TOTAL_ROUNDS),
                Option.of(row.get(TurnSql.LAST)).getOrElse(0L),
                row.get(SessionSql.TAKING_PART) == speakers.size()));
  }

  @Override
  public Seq<DebateSession> endingWith(String end, int limit) {
    return session.list(
        SessionSql.ENDING_WITH,
        binds -> SessionSql.ENDS.bind(binds, end).set(SessionSql.LIMIT, limit),
        SessionRows::session);
  }

  @Override
  public Seq<DebateSession> page(DebateQuery query) {
    return session.list(
        SessionSql.PAGES.with(parts(query)),
        binds -> {
          for (DebateId debate : query.debate()) {
            binds.set(DEBATE_SESSIONS.DEBATE_ID, debate.value());
          }
          for (DebateStatus status : query.status()) {
            binds.set(DEBATE_SESSIONS.STATUS, status.label());
          }
          for (Topology topology : query.topology()) {
            binds.set(DEBATE_SESSIONS.TOPOLOGY_TYPE, topology.label());
          }
          for (TimePosition<DebateSessionId> last : query.page().after()) {
            SessionSql.NEWEST_FIRST.bind(binds, last);
          }
          binds
              .set(SessionSql.SINCE, query.since())
              .set(SessionSql.UNTIL, query.until())
              .set(SessionSql.LIMIT, query.page().limit());
        },
        SessionRows::session);
  }

  private static Set<Part> parts(DebateQuery query) {
    Set<Part> parts = EnumSet.noneOf(Part.class);
    query.debate().forEach(debate -> parts.add(Part.DEBATE));
    query.status().forEach(status -> parts.add(Part.STATUS));
    if (query.active()) {
      parts.add(Part.ACTIVE);
    }
    query.topology().forEach(topology -> parts.add(Part.TOPOLOGY));
    query.page().after().forEach(last -> parts.add(Part.AFTER));
    return parts;
  }

  @Override
  public Seq<DebateSession> containing(
      DebateJsonColumn.OfSession column,
      JsonMember member,
      Option<DebateSessionId> after,
      int limit) {
    return session.list(
        SessionSql.containing(column),
        binds ->
            SessionSql.in(column)
                .bind(binds, member)
                .set(SessionSql.AFTER, after.map(DebateSessionId::value).getOrElse(""))
                .set(SessionSql.LIMIT, limit),
        SessionRows::session);
  }

  @Override
  public void remove(DebateSessionId id) {
    session.run(SessionSql.DELETE, binds -> binds.set(DEBATE_SESSIONS.ID, id.value()));
  }

  /** Renames are rare, so that settings have no index of names: every session is looked at. */
  @Override
  public long move(AgentName from, AgentName into) {
    List<DebateSession> named = new ArrayList<>();
    session
        .writing()
        .each(
            SessionSql.ALL,
            Binder.NOTHING,
            row -> {
              DebateSession one = SessionRows.session(row);
              if (one.names(from)) {
                named.add(one.renamed(from, into));
              }
            });
    session.batch(SessionSql.SAVE, named, SessionRows::bindState);
    return named.size();
  }
}
