package dev.stoa.adapter.jooq.evolution;

import static dev.stoa.schema.generated.tables.AgentProfiles.AGENT_PROFILES;

import dev.stoa.adapter.jooq.sql.Binds;
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
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.sql.SQLException;

/** The profiles in the table {@code agent_profiles}. */
public final class JooqProfiles implements Profiles {

  private final JooqSession session;

  public JooqProfiles(JooqSession session) {
    this.session = session;
  }

  @Override
  public void add(Seq<AgentProfile> profiles) {
    session.batch(ProfileSql.INSERT, profiles, JooqProfiles::bind);
  }

  @Override
  public Option<AgentProfile> find(ProfileId id) {
    return find(Vector.of(id)).headOption();
  }

  private Seq<AgentProfile> find(Seq<ProfileId> ids) {
    return session.list(
        ProfileSql.FIND,
        binds -> binds.set(ProfileSql.IDS, ids.map(ProfileId::value)),
        JooqProfiles::profile);
  }

  @Override
  public Seq<ProfileId> known(Seq<ProfileId> ids) {
    return session.list(
        ProfileSql.KNOWN,
        binds -> binds.set(ProfileSql.IDS, ids.map(ProfileId::value)),
        row -> new ProfileId(row.get(AGENT_PROFILES.ID)));
  }

  @Override
  public Seq<AgentProfile> of(GenerationId generation, Option<ProfileId> after, int limit) {
    return session.list(
        ProfileSql.OF_GENERATION,
        binds ->
            binds
                .set(AGENT_PROFILES.GENERATION_ID, generation.value())
                .set(ProfileSql.AFTER, after.map(ProfileId::value).getOrElse(""))
                .set(ProfileSql.LIMIT, limit),
        JooqProfiles::profile);
  }

  @Override
  public Seq<AgentProfile> lineage(ProfileId id, int limit) {
    Seq<ProfileId> line =
        session.list(
            ProfileSql.LINEAGE,
            binds -> binds.set(AGENT_PROFILES.ID, id.value()).set(ProfileSql.LIMIT, limit),
            row -> new ProfileId(row.get(ProfileSql.IN_LINE)));
    Map<ProfileId, AgentProfile> found = find(line).toMap(AgentProfile::id, one -> one);
    return line.map(one -> found.get(one).get()).toVector();
  }

  private static void bind(Binds binds, AgentProfile profile) throws SQLException {
    ProfileDraft draft = profile.draft();
    binds
        .set(AGENT_PROFILES.ID, profile.id().value())
        .set(AGENT_PROFILES.GENERATION_ID, profile.generation().value())
        .set(AGENT_PROFILES.ARCHETYPE, draft.archetype().label())
        .set(AGENT_PROFILES.SYSTEM_PROMPT, draft.systemPrompt())
        .set(AGENT_PROFILES.HYPERPARAMETERS, JsonColumn.of(draft.hyperparameters()))
        .set(AGENT_PROFILES.EXPECTED_PERFORMANCE_BASELINE, draft.baseline())
        .set(AGENT_PROFILES.CREATED_BY, draft.createdBy().label())
        .set(AGENT_PROFILES.PARENT_PROFILE_ID, draft.parent().map(ProfileId::value).getOrNull())
        .set(AGENT_PROFILES.ROOT_PROFILE_ID, profile.root().value())
        .set(AGENT_PROFILES.CREATED_AT, profile.createdAt());
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
