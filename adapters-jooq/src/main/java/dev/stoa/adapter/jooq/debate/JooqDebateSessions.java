package dev.stoa.adapter.jooq.debate;

import static dev.stoa.adapter.jooq.debate.SessionRows.SESSIONS;
import static dev.stoa.schema.generated.tables.DebateParticipants.DEBATE_PARTICIPANTS;
import static dev.stoa.schema.generated.tables.DebateSessions.DEBATE_SESSIONS;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.StoredById;
import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.debate.DebateJsonColumn;
import dev.stoa.domain.debate.DebateQuery;
import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateSessions;
import dev.stoa.domain.debate.DebateStatus;
import dev.stoa.domain.debate.JsonMember;
import dev.stoa.domain.debate.NextTurn;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;

/** The sessions in the table {@code debate_sessions}. */
public final class JooqDebateSessions extends StoredById<DebateSessionId, DebateSession>
    implements DebateSessions {

  public JooqDebateSessions(JooqSession session) {
    super(session, SESSIONS, SessionSql.BY_ID);
  }

  @Override
  public Option<NextTurn> lockNext(DebateSessionId id, Seq<AgentName> speakers) {
    boolean one = speakers.size() == 1;
    session.lock(SessionSql.LOCK_ROW, binds -> binds.set(DEBATE_SESSIONS.ID, id.value()));
    // A separate statement: on PostgreSQL a statement sees what was committed when it began.
    return session.one(
        one ? SessionSql.NEXT_TURN_OF_ONE : SessionSql.NEXT_TURN,
        binds -> {
          binds.set(DEBATE_SESSIONS.ID, id.value());
          if (one) {
            binds.set(DEBATE_PARTICIPANTS.AGENT_ID, speakers.head().value());
          } else {
            binds.set(SessionSql.SPEAKERS, speakers.map(AgentName::value));
          }
        },
        row ->
            new NextTurn(
                DebateStatus.labelled(row.get(DEBATE_SESSIONS.STATUS)),
                row.get(DEBATE_SESSIONS.UPDATED_AT),
                SessionRows.config(row.get(DEBATE_SESSIONS.CONFIG)),
                row.get(DEBATE_SESSIONS.TOTAL_ROUNDS),
                Option.of(row.get(TurnSql.LAST)).getOrElse(0L),
                row.get(SessionSql.TAKING_PART) == speakers.size()));
  }

  @Override
  public Seq<DebateSession> endingWith(String end, int limit) {
    return SessionSql.BY_END.find(session, end, limit);
  }

  @Override
  public Seq<DebateSession> page(DebateQuery query) {
    return SessionSql.NEWEST.page(session, SessionSql.wanted(query), query.page());
  }

  @Override
  public Seq<DebateSession> containing(
      DebateJsonColumn.OfSession column,
      JsonMember member,
      Option<DebateSessionId> after,
      int limit) {
    return SessionSql.CONTAINING.page(
        session,
        Filters.NONE.and(SessionSql.in(column), member),
        Option.some(after.map(DebateSessionId::value).getOrElse("")),
        limit);
  }

  @Override
  public void remove(DebateSessionId id) {
    SessionSql.BY_ID.remove(session, Vector.of(id.value()));
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
              DebateSession one = SESSIONS.read(row);
              if (one.names(from)) {
                named.add(one.renamed(from, into));
              }
            });
    SESSIONS.save(session, Vector.ofAll(named));
    return named.size();
  }
}
