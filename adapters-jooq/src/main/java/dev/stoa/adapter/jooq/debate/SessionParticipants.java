package dev.stoa.adapter.jooq.debate;

import static dev.stoa.schema.generated.tables.DebateParticipants.DEBATE_PARTICIPANTS;
import static dev.stoa.schema.generated.tables.DebateTurns.DEBATE_TURNS;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.update;

import dev.stoa.adapter.jooq.rows.NamedRows;
import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateTurn;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import java.sql.SQLException;
import java.util.List;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.TableField;
import org.jooq.impl.DSL;

/** Who takes part in which session, in the table {@code debate_participants}. */
final class SessionParticipants {

  private static final Field<Integer> COUNT = DSL.count().as("turns");
  private static final Param<String> FROM = Params.named("from", DEBATE_PARTICIPANTS.AGENT_ID);
  private static final Param<String> INTO = Params.named("into", DEBATE_PARTICIPANTS.AGENT_ID);

  private static final NamedRows NAMED =
      NamedRows.in(DEBATE_PARTICIPANTS.AGENT_ID, DEBATE_PARTICIPANTS.SESSION_ID);

  static final Statement ADD =
      Statement.of(
          () ->
              insertInto(DEBATE_PARTICIPANTS)
                  .set(
                      Params.of(
                          List.of(DEBATE_PARTICIPANTS.AGENT_ID, DEBATE_PARTICIPANTS.SESSION_ID)))
                  .onConflictDoNothing());

  static final Statement MOVE_BY = move(DEBATE_TURNS.AGENT_ID);
  static final Statement MOVE_TO = move(DEBATE_TURNS.TO_AGENT);
  static final Statement COUNT_BY = count(DEBATE_TURNS.AGENT_ID);
  static final Statement COUNT_TO = count(DEBATE_TURNS.TO_AGENT);

  private final JooqSession session;

  SessionParticipants(JooqSession session) {
    this.session = session;
  }

  void add(DebateSessionId in, Seq<AgentName> agents) {
    addAll(agents.map(agent -> Tuple.of(in, agent)));
  }

  /** The speakers and addressees. */
  void add(Seq<DebateTurn> turns) {
    addAll(
        turns
            .flatMap(
                turn -> turn.draft().participants().map(agent -> Tuple.of(turn.session(), agent)))
            .distinct());
  }

  private void addAll(Seq<Tuple2<DebateSessionId, AgentName>> added) {
    session.batch(
        ADD,
        added,
        (binds, one) ->
            binds
                .set(DEBATE_PARTICIPANTS.SESSION_ID, one._1.value())
                .set(DEBATE_PARTICIPANTS.AGENT_ID, one._2.value()));
  }

  long move(AgentName from, AgentName into) {
    long turns = 0;
    for (Statement statement : List.of(MOVE_BY, MOVE_TO)) {
      turns += session.change(statement, binds -> from(binds, from).set(INTO, into.value()));
    }
    NAMED.move(session, from, into);
    return turns;
  }

  long count(AgentName agent) {
    long turns = 0;
    for (Statement statement : List.of(COUNT_BY, COUNT_TO)) {
      turns += session.one(statement, binds -> from(binds, agent), row -> row.get(COUNT)).get();
    }
    return turns;
  }

  private static Binds from(Binds binds, AgentName agent) throws SQLException {
    return binds.set(FROM, agent.value());
  }

  private static Statement move(TableField<?, String> name) {
    return Statement.of(() -> update(DEBATE_TURNS).set(name, INTO).where(named(name)));
  }

  private static Statement count(TableField<?, String> name) {
    return Statement.of(() -> select(COUNT).from(DEBATE_TURNS).where(named(name)));
  }

  private static Condition named(TableField<?, String> name) {
    return DEBATE_TURNS
        .SESSION_ID
        .in(
            select(DEBATE_PARTICIPANTS.SESSION_ID)
                .from(DEBATE_PARTICIPANTS)
                .where(DEBATE_PARTICIPANTS.AGENT_ID.eq(FROM)))
        .and(name.eq(FROM));
  }
}
