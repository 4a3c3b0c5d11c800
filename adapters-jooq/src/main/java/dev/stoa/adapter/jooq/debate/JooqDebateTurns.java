package dev.stoa.adapter.jooq.debate;

import static dev.stoa.adapter.jooq.debate.TurnRows.TURNS;
import static dev.stoa.schema.generated.tables.DebateSessions.DEBATE_SESSIONS;
import static dev.stoa.schema.generated.tables.DebateTurns.DEBATE_TURNS;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.domain.debate.AgentTurnQuery;
import dev.stoa.domain.debate.DebateJsonColumn;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateTurn;
import dev.stoa.domain.debate.DebateTurnId;
import dev.stoa.domain.debate.DebateTurns;
import dev.stoa.domain.debate.JsonMember;
import dev.stoa.domain.debate.TurnFilter;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import io.vavr.Tuple;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Consumer;
import java.util.function.Function;

/** The turns in the table {@code debate_turns}. */
public final class JooqDebateTurns implements DebateTurns {

  private final JooqSession session;
  private final SessionParticipants participants;

  public JooqDebateTurns(JooqSession session) {
    this.session = session;
    this.participants = new SessionParticipants(session);
  }

  @Override
  public void addParticipants(DebateSessionId in, Seq<AgentName> agents) {
    participants.add(in, agents);
  }

  @Override
  public void append(Seq<DebateTurn> turns) {
    TURNS.add(session, turns);
  }

  @Override
  public void appendImported(Seq<DebateTurn> turns) {
    participants.add(turns);
    append(turns);
    Seq<String> sessions = turns.map(turn -> turn.session().value()).distinct();
    session.run(TurnIndexSql.LOOK_AGAIN, binds -> binds.set(TurnSql.SESSION_IDS, sessions));
  }

  @Override
  public Map<DebateTurnId, DebateTurn> find(Seq<DebateTurnId> ids) {
    return TurnSql.BY_ID
        .find(session, ids.map(DebateTurnId::value))
        .toMap(DebateTurn::id, turn -> turn);
  }

  @Override
  public long latest(DebateSessionId of) {
    return session
        .one(
            TurnSql.LATEST,
            binds -> binds.set(DEBATE_TURNS.SESSION_ID, of.value()),
            row -> row.get(DEBATE_TURNS.SEQUENCE))
        .getOrElse(0L);
  }

  @Override
  public Map<DebateSessionId, Long> latest(Seq<DebateSessionId> sessions) {
    return HashMap.ofEntries(
        session
            .list(
                TurnSql.LATEST_OF_EACH,
                binds -> binds.set(TurnSql.SESSION_IDS, sessions.map(DebateSessionId::value)),
                row ->
                    Tuple.of(
                        new DebateSessionId(row.get(DEBATE_SESSIONS.ID)),
                        Option.of(row.get(TurnSql.LAST)).getOrElse(0L)))
            .filter(counted -> counted._2 > 0));
  }

  @Override
  public void scan(DebateSessionId of, TurnFilter filter, Consumer<DebateTurn> turns) {
    TurnSql.REPLAY.each(session, TurnSql.wanted(of, filter), turns);
  }

  @Override
  public Seq<DebateTurn> page(
      DebateSessionId of, TurnFilter filter, DebateTurn.ReplayKey after, int limit) {
    return TurnSql.REPLAY.page(session, TurnSql.wanted(of, filter), Option.some(after), limit);
  }

  @Override
  public Seq<DebateTurn> ofAgent(AgentTurnQuery query) {
    return TurnSql.OF_AGENT.page(session, TurnSql.wanted(query), query.page());
  }

  @Override
  public Seq<DebateTurn> containing(
      DebateJsonColumn.OfTurn column, JsonMember member, Option<DebateTurnId> after, int limit) {
    return TurnSql.CONTAINING.page(
        session,
        Filters.NONE.and(TurnSql.in(column), member),
        Option.some(after.map(DebateTurnId::value).getOrElse("")),
        limit);
  }

  @Override
  public long move(AgentName from, AgentName into) {
    return participants.move(from, into);
  }

  @Override
  public long count(AgentName agent) {
    return participants.count(agent);
  }

  @Override
  public SearchSource source() {
    return SearchSource.TURN;
  }

  @Override
  public Seq<SearchDocument> searchable(Option<String> after, int limit) {
    return TurnIndexSql.TAKEN
        .page(session, Filters.NONE, Option.some(after.getOrElse("")), limit)
        .flatMap(Function.identity());
  }

  @Override
  public boolean isWaiting() {
    return session
        .one(TurnIndexSql.IS_WAITING, Binder.NOTHING, row -> row.get(DEBATE_SESSIONS.ID))
        .isDefined();
  }

  @Override
  public Seq<SearchDocument> takeWaiting(int limit) {
    // One after the other, so that nothing is taken twice.
    session.serialize(LockName.TURN_INDEX.all());
    Seq<SearchDocument> documents = Vector.empty();
    boolean more = true;
    while (more) {
      int wanted = limit - documents.size();
      Seq<Taken> taken =
          session.list(
              TurnIndexSql.WAITING,
              binds -> binds.set(Rows.LIMIT, wanted),
              row ->
                  new Taken(
                      row.get(DEBATE_TURNS.SESSION_ID),
                      row.get(DEBATE_TURNS.SEQUENCE),
                      TurnIndexSql.DOCUMENTS.read(row)));
      TurnIndexSql.REACH.put(
          session,
          taken.groupBy(Taken::session).mapValues(some -> some.last().sequence()).toVector());
      documents = documents.appendAll(taken.flatMap(Taken::document));
      // Turns without content count for the place that is reached, and for nothing else.
      more = taken.size() == wanted && documents.size() < limit;
    }
    passOver();
    return documents;
  }

  /** Searches need not look any more at sessions that are over and have nothing that waits. */
  private void passOver() {
    Seq<String> over =
        session.list(TurnIndexSql.OVER, Binder.NOTHING, row -> row.get(DEBATE_SESSIONS.ID));
    if (!over.isEmpty()) {
      session.run(TurnIndexSql.PASS_OVER, binds -> binds.set(TurnSql.SESSION_IDS, over));
    }
  }

  /** A turn, and its text if it has one. */
  private record Taken(String session, long sequence, Option<SearchDocument> document) {}
}
