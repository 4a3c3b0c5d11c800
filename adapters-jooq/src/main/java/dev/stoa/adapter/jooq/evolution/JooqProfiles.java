package dev.stoa.adapter.jooq.evolution;

import static dev.stoa.schema.generated.tables.AgentProfiles.AGENT_PROFILES;

import dev.stoa.adapter.jooq.rows.AddedById;
import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.JsonColumn;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.evolution.AgentProfile;
import dev.stoa.domain.evolution.Archetype;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.ProfileDraft;
import dev.stoa.domain.evolution.ProfileId;
import dev.stoa.domain.evolution.ProfileOrigin;
import dev.stoa.domain.evolution.Profiles;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;

/** The profiles in the table {@code agent_profiles}. */
public final class JooqProfiles extends AddedById<ProfileId, AgentProfile> implements Profiles {

  static final Rows<AgentProfile> STORED =
      Rows.of(AGENT_PROFILES, JooqProfiles::profile)
          .key(AGENT_PROFILES.ID, profile -> profile.id().value())
          .set(AGENT_PROFILES.GENERATION_ID, profile -> profile.generation().value())
          .set(AGENT_PROFILES.ARCHETYPE, profile -> profile.draft().archetype().label())
          .set(AGENT_PROFILES.SYSTEM_PROMPT, profile -> profile.draft().systemPrompt())
          .set(
              AGENT_PROFILES.HYPERPARAMETERS,
              profile -> JsonColumn.of(profile.draft().hyperparameters()))
          .set(AGENT_PROFILES.EXPECTED_PERFORMANCE_BASELINE, profile -> profile.draft().baseline())
          .set(AGENT_PROFILES.CREATED_BY, profile -> profile.draft().createdBy().label())
          .maybe(
              AGENT_PROFILES.PARENT_PROFILE_ID,
              profile -> profile.draft().parent().map(ProfileId::value))
          .set(AGENT_PROFILES.ROOT_PROFILE_ID, profile -> profile.root().value())
          .set(AGENT_PROFILES.CREATED_AT, AgentProfile::createdAt);

  static final Lookup<String, AgentProfile> BY_ID = STORED.by(AGENT_PROFILES.ID);
  static final Lookup<String, ProfileId> KNOWN =
      Rows.of(AGENT_PROFILES, row -> new ProfileId(row.get(AGENT_PROFILES.ID)))
          .generated(AGENT_PROFILES.ID)
          .by(AGENT_PROFILES.ID);
  static final Pages<String, AgentProfile> IN_ORDER =
      STORED.pages(Order.ascending(AGENT_PROFILES.ID, id -> id));
  static final Filter<String> OF_GENERATION = Filter.eq(AGENT_PROFILES.GENERATION_ID);

  public JooqProfiles(JooqSession session) {
    super(session, STORED, BY_ID);
  }

  @Override
  public Seq<ProfileId> known(Seq<ProfileId> ids) {
    return KNOWN.find(session, ids.map(ProfileId::value));
  }

  @Override
  public Seq<AgentProfile> of(GenerationId generation, Option<ProfileId> after, int limit) {
    return IN_ORDER.page(
        session,
        Filters.NONE.and(OF_GENERATION, generation.value()),
        Option.some(after.map(ProfileId::value).getOrElse("")),
        limit);
  }

  @Override
  public Seq<AgentProfile> lineage(ProfileId id, int limit) {
    Seq<String> line =
        session.list(
            ProfileSql.LINEAGE,
            binds -> binds.set(AGENT_PROFILES.ID, id.value()).set(Rows.LIMIT, limit),
            row -> row.get(ProfileSql.IN_LINE));
    Map<String, AgentProfile> found =
        BY_ID.find(session, line).toMap(one -> one.id().value(), one -> one);
    return line.map(one -> found.get(one).get()).toVector();
  }

  private static AgentProfile profile(Row row) throws SQLException {
    return new AgentProfile(
        new ProfileId(row.get(AGENT_PROFILES.ID)),
        new GenerationId(row.get(AGENT_PROFILES.GENERATION_ID)),
        new ProfileDraft(
            Archetype.labelled(row.get(AGENT_PROFILES.ARCHETYPE)),
            row.get(AGENT_PROFILES.SYSTEM_PROMPT),
            JsonColumn.canonical(row.get(AGENT_PROFILES.HYPERPARAMETERS)),
            row.get(AGENT_PROFILES.EXPECTED_PERFORMANCE_BASELINE),
            ProfileOrigin.labelled(row.get(AGENT_PROFILES.CREATED_BY)),
            Option.of(row.get(AGENT_PROFILES.PARENT_PROFILE_ID)).map(ProfileId::new)),
        new ProfileId(row.get(AGENT_PROFILES.ROOT_PROFILE_ID)),
        row.get(AGENT_PROFILES.CREATED_AT));
  }
}
