package dev.stoa.adapter.jooq.channel;

import static dev.stoa.schema.generated.tables.Agents.AGENTS;

import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.Participants;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.function.Supplier;
import org.jooq.Condition;
import org.jooq.Record2;
import org.jooq.SelectConditionStep;
import org.jooq.impl.DSL;

/** The table {@code agents} as channels need it. */
public final class JooqParticipants implements Participants {

  private static final ListParam<String> IDS = Params.list("ids", AGENTS.AGENT_ID);
  private static final ListParam<String> NAMES = Params.list("identities", AGENTS.IDENTITY);

  private static final Statement FIND = Statement.of(JooqParticipants::live);

  /** The author must not be merged into another agent meanwhile; its row is not changed. */
  private static final Statement KEEP = Statement.of(dialect -> dialect.keepRows(live(), AGENTS));

  static final Statement KEEP_ALL =
      Statement.of(dialect -> dialect.keepRows(liveAmong(IDS.contains(AGENTS.AGENT_ID)), AGENTS));

  private static final Statement NOTE_ACTIVE =
      Statement.of(
          () ->
              DSL.update(AGENTS)
                  .set(AGENTS.LAST_ACTIVE_AT, Params.of(AGENTS.LAST_ACTIVE_AT))
                  .where(AGENTS.AGENT_ID.eq(Params.of(AGENTS.AGENT_ID)))
                  // An earlier act than the one noted changes nothing.
                  .and(
                      AGENTS
                          .LAST_ACTIVE_AT
                          .isNull()
                          .or(AGENTS.LAST_ACTIVE_AT.lt(Params.of(AGENTS.LAST_ACTIVE_AT)))));

  static final Statement IDENTIFIED =
      Statement.of(
          () ->
              DSL.select(AGENTS.AGENT_ID, AGENTS.IDENTITY)
                  .from(AGENTS)
                  .where(NAMES.contains(AGENTS.IDENTITY))
                  .and(AGENTS.ARCHIVED_AT.isNull()));

  static final Statement IDENTITIES =
      Statement.of(
          () ->
              DSL.select(AGENTS.AGENT_ID, AGENTS.IDENTITY)
                  .from(AGENTS)
                  .where(IDS.contains(AGENTS.AGENT_ID)));

  private final JooqSession session;

  public JooqParticipants(JooqSession session) {
    this.session = session;
  }

  @Override
  public boolean noteActive(AgentId agent, Instant at) {
    Option<Option<Instant>> noted =
        session
            .writing()
            .one(
                KEEP,
                binds -> binds.set(AGENTS.AGENT_ID, agent.value()),
                row -> Option.of(row.get(AGENTS.LAST_ACTIVE_AT)));
    // Written once a second at most: a burst of messages need not rewrite the agent each time.
    if (noted.exists(last -> last.forAll(known -> Participants.isStale(known, at)))) {
      session.run(
          NOTE_ACTIVE,
          binds -> binds.set(AGENTS.AGENT_ID, agent.value()).set(AGENTS.LAST_ACTIVE_AT, at));
    }
    return noted.isDefined();
  }

  @Override
  public Supplier<Map<AgentId, Option<Instant>>> keep(Seq<AgentId> agents) {
    Supplier<Seq<Tuple2<AgentId, Option<Instant>>>> found =
        session
            .writing()
            .later(
                KEEP_ALL,
                binds -> binds.set(IDS, agents.map(AgentId::value)),
                row ->
                    Tuple.of(
                        new AgentId(row.get(AGENTS.AGENT_ID)),
                        Option.of(row.get(AGENTS.LAST_ACTIVE_AT))));
    return () -> HashMap.ofEntries(found.get());
  }

  @Override
  public boolean isLive(AgentId agent) {
    return session
        .one(FIND, binds -> binds.set(AGENTS.AGENT_ID, agent.value()), row -> agent)
        .isDefined();
  }

  @Override
  public Map<String, AgentId> identified(Seq<String> identities) {
    return HashMap.ofEntries(
        session.list(
            IDENTIFIED,
            binds -> binds.set(NAMES, identities),
            row -> Tuple.of(row.get(AGENTS.IDENTITY), new AgentId(row.get(AGENTS.AGENT_ID)))));
  }

  @Override
  public Map<AgentId, String> identities(Seq<AgentId> agents) {
    return HashMap.ofEntries(
        session.list(
            IDENTITIES,
            binds -> binds.set(IDS, agents.map(AgentId::value)),
            row -> Tuple.of(new AgentId(row.get(AGENTS.AGENT_ID)), row.get(AGENTS.IDENTITY))));
  }

  private static SelectConditionStep<Record2<String, Instant>> live() {
    return liveAmong(AGENTS.AGENT_ID.eq(Params.of(AGENTS.AGENT_ID)));
  }

  private static SelectConditionStep<Record2<String, Instant>> liveAmong(Condition wanted) {
    return DSL.select(AGENTS.AGENT_ID, AGENTS.LAST_ACTIVE_AT)
        .from(AGENTS)
        .where(wanted)
        .and(AGENTS.ARCHIVED_AT.isNull());
  }
}
