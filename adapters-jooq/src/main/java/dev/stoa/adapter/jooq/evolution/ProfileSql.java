package dev.stoa.adapter.jooq.evolution;

import static dev.stoa.schema.generated.tables.AgentProfiles.AGENT_PROFILES;
import static org.jooq.impl.DSL.field;
import static org.jooq.impl.DSL.name;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.withRecursive;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import org.jooq.CommonTableExpression;
import org.jooq.Field;
import org.jooq.Query;
import org.jooq.Record1;

/** The statement that goes from profile to parent. */
final class ProfileSql {

  static final Field<String> IN_LINE = field(name("line", "id"), String.class);

  static final Statement LINEAGE = Statement.of(ProfileSql::lineage);

  private ProfileSql() {}

  /** The profile itself, then its parent and so on. */
  private static Query lineage() {
    CommonTableExpression<Record1<String>> line =
        name("line")
            .fields("id")
            .as(
                select(AGENT_PROFILES.ID)
                    .from(AGENT_PROFILES)
                    .where(AGENT_PROFILES.ID.eq(Params.of(AGENT_PROFILES.ID)))
                    .union(
                        select(AGENT_PROFILES.PARENT_PROFILE_ID)
                            .from(name("line"))
                            .join(AGENT_PROFILES)
                            .on(AGENT_PROFILES.ID.eq(IN_LINE))
                            .where(AGENT_PROFILES.PARENT_PROFILE_ID.isNotNull())));
    return withRecursive(line).select(IN_LINE).from(line).limit(Rows.LIMIT);
  }
}
