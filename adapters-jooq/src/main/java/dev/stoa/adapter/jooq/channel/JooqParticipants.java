package dev.stoa.adapter.jooq.channel;

import static dev.stoa.schema.generated.Tables.AGENTS;
import static org.jooq.impl.DSL.param;
import static org.jooq.impl.DSL.when;

import dev.stoa.adapter.jooq.JooqSession;
import dev.stoa.adapter.jooq.RenderedSql;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.Participants;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;
import org.jooq.Param;
import org.jooq.impl.DSL;

/** The table {@code agents} as channels need it. */
public final class JooqParticipants implements Participants {

  /** Longer lists are asked for in parts. */
  private static final int MOST_AT_ONCE = 500;

  private final JooqSession session;
  private final RenderedSql noteActive;

  public JooqParticipants(JooqSession session) {
    this.session = session;
    Param<Instant> at = param("at", AGENTS.LAST_ACTIVE_AT);
    this.noteActive =
        RenderedSql.of(
            session.dialect().sql(),
            DSL.update(AGENTS)
                // An earlier act than the one noted changes nothing.
                .set(
                    AGENTS.LAST_ACTIVE_AT,
                    when(AGENTS.LAST_ACTIVE_AT.gt(at), AGENTS.LAST_ACTIVE_AT).otherwise(at))
                .where(AGENTS.AGENT_ID.eq(param("id", AGENTS.AGENT_ID)))
                .and(AGENTS.ARCHIVED_AT.isNull()));
  }

  @Override
  public boolean noteActive(AgentId agent, Instant at) {
    return session
            .writing()
            .run(noteActive, binds -> binds.instant(at).instant(at).text(agent.value()))
        > 0;
  }

  @Override
  public boolean isLive(AgentId agent) {
    return session
        .dsl()
        .fetchExists(AGENTS, AGENTS.AGENT_ID.eq(agent.value()).and(AGENTS.ARCHIVED_AT.isNull()));
  }

  @Override
  public Option<AgentId> identified(String identity) {
    return Option.of(
            session
                .dsl()
                .select(AGENTS.AGENT_ID)
                .from(AGENTS)
                .where(AGENTS.IDENTITY.eq(identity))
                .and(AGENTS.ARCHIVED_AT.isNull())
                .fetchOne(AGENTS.AGENT_ID))
        .map(AgentId::new);
  }

  @Override
  public Map<AgentId, String> identities(Seq<AgentId> agents) {
    java.util.Map<AgentId, String> found = new java.util.HashMap<>();
    for (Seq<AgentId> some : agents.distinct().grouped(MOST_AT_ONCE)) {
      session
          .dsl()
          .select(AGENTS.AGENT_ID, AGENTS.IDENTITY)
          .from(AGENTS)
          .where(AGENTS.AGENT_ID.in(some.map(AgentId::value).asJava()))
          .forEach(row -> found.put(new AgentId(row.value1()), row.value2()));
    }
    return HashMap.ofAll(found);
  }
}
