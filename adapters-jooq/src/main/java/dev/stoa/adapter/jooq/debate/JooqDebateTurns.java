package dev.stoa.adapter.jooq.debate;

import static dev.stoa.schema.generated.tables.DebateParticipants.DEBATE_PARTICIPANTS;
import static dev.stoa.schema.generated.tables.DebateSessions.DEBATE_SESSIONS;
import static dev.stoa.schema.generated.tables.DebateTurns.DEBATE_TURNS;
import static dev.stoa.schema.generated.tables.IndexedDebates.INDEXED_DEBATES;

import dev.stoa.adapter.jooq.debate.TurnSql.AgentPart;
import dev.stoa.adapter.jooq.debate.TurnSql.Part;
import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.domain.debate.AgentTurnQuery;
import dev.stoa.domain.debate.DebateJsonColumn;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateTurn;
import dev.stoa.domain.debate.DebateTurnId;
import dev.stoa.domain.debate.DebateTurns;
import dev.stoa.domain.debate.JsonMember;
import dev.stoa.domain.debate.TurnFilter;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import io.vavr.Tuple;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;

/** The turns in the table {@code debate_turns}. */
public final class JooqDebateTurns implements DebateTurns {

  private final JooqSession session;
  private final Participants participants;

  public JooqDebateTurns(JooqSession session) {
    this.session = session;
    this.participants = new Participants(session);
  }

  @Override
  public void addParticipants(DebateSessionId in, Seq<AgentName> agents) {
    participants.add(in, agents);
  }

  @Override
  public void append(Seq<DebateTurn> turns) {
    session.batch(TurnSql.INSERT, turns, TurnRows::bind);
  }

  @Override
  public void appendImported(Seq<DebateTurn> turns) {
    participants.add(turns);
    append(turns);
    Seq<String> sessions = turns.map(turn -> turn.session().value()).distinct();
    session.run(TurnIndexSql.LOOK_AGAIN, binds -> binds.set(TurnSql.SESSIONS, sessions));
  }

  @Override
  public Map<DebateTurnId, DebateTurn> find(Seq<DebateTurnId> ids) {
    return session
        .list(
            TurnSql.FIND,
            binds -> binds.set(TurnSql.IDS, ids.map(DebateTurnId::value)),
            TurnRows::turn)
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
                binds -> binds.set(TurnSql.SESSIONS, sessions.map(DebateSessionId::value)),
                row ->
                    Tuple.of(
                        new DebateSessionId(row.get(DEBATE_SESSIONS.ID)),
                        Option.of(row.get(TurnSql.LAST)).getOrElse(0L)))
            .filter(counted -> counted._2 > 0));
  }

  @Override
  public void scan(DebateSessionId of, TurnFilter filter, Consumer<DebateTurn> turns) {
    session.eachLarge(
        TurnSql.REPLAYS.with(parts(filter)),
        binds -> bind(binds, of, filter),
        row -> turns.accept(TurnRows.turn(row)));
  }

  @Override
  public Seq<DebateTurn> page(
      DebateSessionId of, TurnFilter filter, DebateTurn.ReplayKey after, int limit) {
    Set<Part> parts = parts(filter);
    parts.add(Part.PAGE);
    return session.list(
        TurnSql.REPLAYS.with(parts),
        binds ->
            bind(binds, of, filter)
                .set(TurnSql.AFTER_ROUND, after.round())
                .set(TurnSql.AFTER_PLACE, (long) after.phase().place())
                .set(TurnSql.AFTER_SEQUENCE, after.sequence())
                .set(TurnSql.LIMIT, limit),
        TurnRows::turn);
  }

  private static Set<Part> parts(TurnFilter filter) {
    Set<Part> parts = EnumSet.noneOf(Part.class);
    filter.round().forEach(round -> parts.add(Part.ROUND));
    filter.phase().forEach(phase -> parts.add(Part.PHASE));
    if (filter.reflexion()) {
      parts.add(Part.REFLEXION);
    }
    return parts;
  }

  private static Binds bind(Binds binds, DebateSessionId of, TurnFilter filter)
      throws SQLException {
    for (long round : filter.round()) {
      binds.set(DEBATE_TURNS.ROUND, round);
    }
    for (DebatePhase phase : filter.phase()) {
      binds.set(DEBATE_TURNS.PHASE_PLACE, (long) phase.place());
    }
    return binds.set(DEBATE_TURNS.SESSION_ID, of.value());
  }

  @Override
  public Seq<DebateTurn> ofAgent(AgentTurnQuery query) {
    Set<AgentPart> parts = EnumSet.noneOf(AgentPart.class);
    query.phase().forEach(wanted -> parts.add(AgentPart.PHASE));
    query.page().after().forEach(last -> parts.add(AgentPart.AFTER));
    return session.list(
        TurnSql.OF_AGENT.with(parts),
        binds -> {
          for (DebatePhase wanted : query.phase()) {
            binds.set(DEBATE_TURNS.PHASE_PLACE, (long) wanted.place());
          }
          for (DebateTurn.AgentKey last : query.page().after()) {
            binds
                .set(TurnSql.AFTER_SESSION, last.session().value())
                .set(TurnSql.AFTER_SEQUENCE, last.sequence());
          }
          binds
              .set(DEBATE_PARTICIPANTS.AGENT_ID, query.agent().value())
              .set(TurnSql.LIMIT, query.page().limit());
        },
        TurnRows::turn);
  }

  @Override
  public Seq<DebateTurn> containing(
      DebateJsonColumn.OfTurn column, JsonMember member, Option<DebateTurnId> after, int limit) {
    return session.list(
        TurnSql.containing(column),
        binds ->
            TurnSql.in(column)
                .bind(binds, member)
                .set(TurnSql.AFTER, after.map(DebateTurnId::value).getOrElse(""))
                .set(TurnSql.LIMIT, limit),
        TurnRows::turn);
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
    return session
        .list(
            TurnIndexSql.TAKEN,
            binds -> binds.set(TurnSql.AFTER, after.getOrElse("")).set(TurnSql.LIMIT, limit),
            JooqDebateTurns::document)
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
              binds -> binds.set(TurnSql.LIMIT, wanted),
              row ->
                  new Taken(
                      row.get(DEBATE_TURNS.SESSION_ID),
                      row.get(DEBATE_TURNS.SEQUENCE),
                      document(row)));
      session.batch(
          TurnIndexSql.REACH,
          taken.groupBy(Taken::session).mapValues(some -> some.last().sequence()),
          (binds, one) ->
              binds.set(INDEXED_DEBATES.SESSION_ID, one._1).set(INDEXED_DEBATES.SEQUENCE, one._2));
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
      session.run(TurnIndexSql.PASS_OVER, binds -> binds.set(TurnSql.SESSIONS, over));
    }
  }

  /** A turn, and its text if it has one. */
  private record Taken(String session, long sequence, Option<SearchDocument> document) {}

  private static Option<SearchDocument> document(Row row) throws SQLException {
    return TurnRows.turn(row)
        .document(Option.of(row.get(DEBATE_SESSIONS.DOMAIN)).map(Discipline::new));
  }
}
