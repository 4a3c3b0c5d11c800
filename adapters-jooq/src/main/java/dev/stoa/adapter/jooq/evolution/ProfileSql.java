package dev.stoa.adapter.jooq.evolution;

import static dev.stoa.schema.generated.tables.AgentProfiles.AGENT_PROFILES;
import static org.jooq.impl.DSL.field;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.name;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.withRecursive;

import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import java.util.List;
import org.jooq.CommonTableExpression;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;
import org.jooq.Record;
import org.jooq.Record1;
import org.jooq.SelectConditionStep;

/** The statements of profiles. */
final class ProfileSql {

  static final ListParam<String> IDS = Params.list("ids", AGENT_PROFILES.ID);
  static final Field<Integer> LIMIT = Params.limit();
  static final Param<String> AFTER = Params.named("after", AGENT_PROFILES.ID);
  static final Field<String> IN_LINE = field(name("line", "id"), String.class);

  static final List<Field<?>> COLUMNS =
      List.of(
          AGENT_PROFILES.ID,
          AGENT_PROFILES.GENERATION_ID,
          AGENT_PROFILES.ARCHETYPE,
          AGENT_PROFILES.SYSTEM_PROMPT,
          AGENT_PROFILES.HYPERPARAMETERS,
          AGENT_PROFILES.EXPECTED_PERFORMANCE_BASELINE,
          AGENT_PROFILES.CREATED_BY,
          AGENT_PROFILES.PARENT_PROFILE_ID,
          AGENT_PROFILES.ROOT_PROFILE_ID,
          AGENT_PROFILES.CREATED_AT);

  static final Statement INSERT =
      Statement.of(() -> insertInto(AGENT_PROFILES).set(Params.of(COLUMNS)));
  static final Statement FIND = Statement.of(() -> rows(IDS.contains(AGENT_PROFILES.ID)));
  static final Statement KNOWN =
      Statement.of(
          () ->
              select(AGENT_PROFILES.ID)
                  .from(AGENT_PROFILES)
                  .where(IDS.contains(AGENT_PROFILES.ID)));
  static final Statement OF_GENERATION =
      Statement.of(
          () ->
              rows(AGENT_PROFILES.GENERATION_ID.eq(Params.of(AGENT_PROFILES.GENERATION_ID)))
                  .and(AGENT_PROFILES.ID.gt(AFTER))
                  .orderBy(AGENT_PROFILES.ID)
                  .limit(LIMIT));
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
    return withRecursive(line).select(IN_LINE).from(line).limit(LIMIT);
  }

  private static SelectConditionStep<Record> rows(Condition condition) {
    return select(COLUMNS).from(AGENT_PROFILES).where(condition);
  }
}
