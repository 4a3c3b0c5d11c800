package dev.stoa.adapter.jooq.evolution;

import static dev.stoa.schema.generated.tables.CreatedAgents.CREATED_AGENTS;
import static org.jooq.impl.DSL.count;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.rows.StoredById;
import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.sql.JsonColumn;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.domain.evolution.AgentPermissions;
import dev.stoa.domain.evolution.AgentProposal;
import dev.stoa.domain.evolution.CreatedAgent;
import dev.stoa.domain.evolution.CreatedAgentId;
import dev.stoa.domain.evolution.CreatedAgentQuery;
import dev.stoa.domain.evolution.CreatedAgentStatus;
import dev.stoa.domain.evolution.CreatedAgents;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.ProfileId;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.schema.Json;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;
import org.jooq.Field;

/** The created agents in the table {@code created_agents}. */
public final class JooqCreatedAgents extends StoredById<CreatedAgentId, CreatedAgent>
    implements CreatedAgents {

  private static final String ALLOW = "allow";
  private static final String DENY = "deny";
  private static final String MAX_MUTATIONS = "max_mutations";
  private static final String SPEAK_EVERY = "speak_every";

  static final Rows<CreatedAgent> CREATED =
      Rows.of(CREATED_AGENTS, JooqCreatedAgents::agent)
          .key(CREATED_AGENTS.ID, agent -> agent.id().value())
          .set(
              CREATED_AGENTS.CREATOR_TRIGGER_GENERATION_ID,
              agent -> agent.proposal().trigger().value())
          .set(CREATED_AGENTS.TRIGGER_SEQUENCE, CreatedAgent::sequence)
          .set(CREATED_AGENTS.AGENT_PROFILE_ID, agent -> agent.proposal().profile().value())
          .set(CREATED_AGENTS.ARCHETYPE_DESIGNED, agent -> agent.proposal().archetype())
          .maybe(CREATED_AGENTS.DESIGN_RATIONALE, agent -> agent.proposal().rationale())
          .set(CREATED_AGENTS.PERMISSIONS, agent -> json(agent.proposal().permissions()))
          .set(CREATED_AGENTS.CREATED_AT, CreatedAgent::createdAt)
          .changing()
          .set(CREATED_AGENTS.STATUS, agent -> agent.status().label())
          .maybe(CREATED_AGENTS.SHADOW_TRIAL_SCORE_DELTA, CreatedAgent::trialDelta)
          .maybe(CREATED_AGENTS.DECIDED_AT, CreatedAgent::decidedAt);

  static final Lookup<String, CreatedAgent> BY_ID = CREATED.by(CREATED_AGENTS.ID);
  static final Pages<TimePosition<CreatedAgentId>, CreatedAgent> NEWEST =
      CREATED.pages(Order.newestFirst(CREATED_AGENTS.CREATED_AT, CREATED_AGENTS.ID));
  static final Filter<String> OF_STATUS = Filter.eq(CREATED_AGENTS.STATUS);

  private static final Field<Integer> COUNT = count().as("counted");
  static final Statement COUNT_ACTIVE =
      Statement.of(
          () ->
              select(COUNT)
                  .from(CREATED_AGENTS)
                  .where(CREATED_AGENTS.STATUS.eq(inline(CreatedAgentStatus.ACTIVE.label()))));
  private static final Statement LAST_TRIGGER =
      Statement.of(
          () ->
              select(CREATED_AGENTS.TRIGGER_SEQUENCE)
                  .from(CREATED_AGENTS)
                  .orderBy(CREATED_AGENTS.TRIGGER_SEQUENCE.desc())
                  .limit(inline(1)));

  public JooqCreatedAgents(JooqSession session) {
    super(session, CREATED, BY_ID);
  }

  @Override
  public void lock() {
    session.serialize(LockName.CREATED_AGENT.all());
  }

  @Override
  public long active() {
    return session.one(COUNT_ACTIVE, Binder.NOTHING, row -> (long) row.get(COUNT)).get();
  }

  @Override
  public Option<Long> lastTrigger() {
    return session.one(
        LAST_TRIGGER, Binder.NOTHING, row -> row.get(CREATED_AGENTS.TRIGGER_SEQUENCE));
  }

  @Override
  public Seq<CreatedAgent> page(CreatedAgentQuery query) {
    return NEWEST.page(
        session,
        Filters.NONE.and(OF_STATUS, query.status().map(CreatedAgentStatus::label)),
        query.page().after(),
        query.page().limit());
  }

  private static CreatedAgent agent(Row row) throws SQLException {
    return new CreatedAgent(
        new CreatedAgentId(row.get(CREATED_AGENTS.ID)),
        new AgentProposal(
            new GenerationId(row.get(CREATED_AGENTS.CREATOR_TRIGGER_GENERATION_ID)),
            new ProfileId(row.get(CREATED_AGENTS.AGENT_PROFILE_ID)),
            row.get(CREATED_AGENTS.ARCHETYPE_DESIGNED),
            Option.of(row.get(CREATED_AGENTS.DESIGN_RATIONALE)),
            permissions(row.get(CREATED_AGENTS.PERMISSIONS))),
        row.get(CREATED_AGENTS.TRIGGER_SEQUENCE),
        CreatedAgentStatus.labelled(row.get(CREATED_AGENTS.STATUS)),
        Option.of(row.get(CREATED_AGENTS.SHADOW_TRIAL_SCORE_DELTA)),
        row.get(CREATED_AGENTS.CREATED_AT),
        Option.of(row.get(CREATED_AGENTS.DECIDED_AT)));
  }

  private static Json json(AgentPermissions permissions) {
    return JsonColumn.of(
        new JsonObject(
            LinkedHashMap.of(
                ALLOW,
                JsonColumn.array(permissions.allow()),
                DENY,
                JsonColumn.array(permissions.deny()),
                MAX_MUTATIONS,
                new JsonNumber(Integer.toString(permissions.maxMutations())),
                SPEAK_EVERY,
                new JsonNumber(Integer.toString(permissions.speakEvery())))));
  }

  private static AgentPermissions permissions(Json json) {
    JsonObject members = JsonColumn.object(json);
    return new AgentPermissions(
        JsonColumn.texts(members, ALLOW).toVector(),
        JsonColumn.texts(members, DENY).toVector(),
        (int) JsonColumn.number(members, MAX_MUTATIONS),
        (int) JsonColumn.number(members, SPEAK_EVERY));
  }
}
