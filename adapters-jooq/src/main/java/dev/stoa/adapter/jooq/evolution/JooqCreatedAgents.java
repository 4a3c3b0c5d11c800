package dev.stoa.adapter.jooq.evolution;

import static dev.stoa.schema.generated.tables.CreatedAgents.CREATED_AGENTS;

import dev.stoa.adapter.jooq.evolution.CreatedAgentSql.Part;
import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.JsonColumn;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.domain.evolution.AgentPermissions;
import dev.stoa.domain.evolution.AgentProposal;
import dev.stoa.domain.evolution.CreatedAgent;
import dev.stoa.domain.evolution.CreatedAgentId;
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
import java.util.EnumSet;
import java.util.Set;

/** The created agents in the table {@code created_agents}. */
public final class JooqCreatedAgents implements CreatedAgents {

  private static final String ALLOW = "allow";
  private static final String DENY = "deny";
  private static final String MAX_MUTATIONS = "max_mutations";
  private static final String SPEAK_EVERY = "speak_every";

  private final JooqSession session;

  public JooqCreatedAgents(JooqSession session) {
    this.session = session;
  }

  @Override
  public void lock() {
    session.serialize(LockName.CREATED_AGENT.all());
  }

  @Override
  public void add(CreatedAgent agent) {
    session.run(
        CreatedAgentSql.INSERT,
        binds -> {
          AgentProposal proposal = agent.proposal();
          bindState(binds, agent)
              .set(CREATED_AGENTS.CREATOR_TRIGGER_GENERATION_ID, proposal.trigger().value())
              .set(CREATED_AGENTS.TRIGGER_SEQUENCE, agent.sequence())
              .set(CREATED_AGENTS.AGENT_PROFILE_ID, proposal.profile().value())
              .set(CREATED_AGENTS.ARCHETYPE_DESIGNED, proposal.archetype())
              .set(CREATED_AGENTS.DESIGN_RATIONALE, proposal.rationale().getOrNull())
              .set(CREATED_AGENTS.PERMISSIONS, json(proposal.permissions()))
              .set(CREATED_AGENTS.CREATED_AT, agent.createdAt());
        });
  }

  @Override
  public void save(CreatedAgent agent) {
    session.run(CreatedAgentSql.SAVE, binds -> bindState(binds, agent));
  }

  @Override
  public Option<CreatedAgent> find(CreatedAgentId id) {
    return session.one(
        CreatedAgentSql.FIND,
        binds -> binds.set(CREATED_AGENTS.ID, id.value()),
        JooqCreatedAgents::agent);
  }

  @Override
  public long active() {
    return session
        .one(
            CreatedAgentSql.COUNT_ACTIVE,
            Binder.NOTHING,
            row -> (long) row.get(CreatedAgentSql.COUNT))
        .get();
  }

  @Override
  public Option<Long> lastTrigger() {
    return session.one(
        CreatedAgentSql.LAST_TRIGGER,
        Binder.NOTHING,
        row -> row.get(CREATED_AGENTS.TRIGGER_SEQUENCE));
  }

  @Override
  public Seq<CreatedAgent> page(
      Option<CreatedAgentStatus> status, Option<TimePosition<CreatedAgentId>> after, int limit) {
    Set<Part> parts = EnumSet.noneOf(Part.class);
    status.forEach(wanted -> parts.add(Part.STATUS));
    after.forEach(last -> parts.add(Part.AFTER));
    return session.list(
        CreatedAgentSql.PAGES.with(parts),
        binds -> {
          for (CreatedAgentStatus wanted : status) {
            binds.set(CREATED_AGENTS.STATUS, wanted.label());
          }
          for (TimePosition<CreatedAgentId> last : after) {
            CreatedAgentSql.NEWEST_FIRST.bind(binds, last);
          }
          binds.set(CreatedAgentSql.LIMIT, limit);
        },
        JooqCreatedAgents::agent);
  }

  private static Binds bindState(Binds binds, CreatedAgent agent) throws SQLException {
    return binds
        .set(CREATED_AGENTS.ID, agent.id().value())
        .set(CREATED_AGENTS.STATUS, agent.status().label())
        .set(CREATED_AGENTS.SHADOW_TRIAL_SCORE_DELTA, agent.trialDelta().getOrNull())
        .set(CREATED_AGENTS.DECIDED_AT, agent.decidedAt().getOrNull());
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
