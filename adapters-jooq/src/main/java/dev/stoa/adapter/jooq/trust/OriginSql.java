package dev.stoa.adapter.jooq.trust;

import static dev.stoa.schema.generated.tables.AgentProfiles.AGENT_PROFILES;
import static dev.stoa.schema.generated.tables.AgentSessions.AGENT_SESSIONS;
import static dev.stoa.schema.generated.tables.Agents.AGENTS;
import static dev.stoa.schema.generated.tables.Corroborations.CORROBORATIONS;
import static dev.stoa.schema.generated.tables.DebateVotes.DEBATE_VOTES;
import static dev.stoa.schema.generated.tables.Debates.DEBATES;
import static dev.stoa.schema.generated.tables.Derivations.DERIVATIONS;
import static dev.stoa.schema.generated.tables.ItemReaders.ITEM_READERS;
import static dev.stoa.schema.generated.tables.Origins.ORIGINS;
import static dev.stoa.schema.generated.tables.PrincipalFamilies.PRINCIPAL_FAMILIES;
import static dev.stoa.schema.generated.tables.Quarantines.QUARANTINES;
import static dev.stoa.schema.generated.tables.SpawnReadings.SPAWN_READINGS;
import static org.jooq.impl.DSL.deleteFrom;
import static org.jooq.impl.DSL.field;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.name;
import static org.jooq.impl.DSL.notExists;
import static org.jooq.impl.DSL.row;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.selectOne;
import static org.jooq.impl.DSL.table;
import static org.jooq.impl.DSL.update;
import static org.jooq.impl.DSL.withRecursive;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.trust.ItemKind;
import io.vavr.collection.Map;
import java.time.Instant;
import org.jooq.CommonTableExpression;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;
import org.jooq.Record1;
import org.jooq.Select;
import org.jooq.TableField;

/** The statements of origins and derivations. */
final class OriginSql {

  static final Param<String> ITEM = Params.named("one_item", ORIGINS.ITEM);
  static final Param<String> AGENT = Params.named("one_agent", AGENT_SESSIONS.AGENT_ID);
  static final ListParam<String> ITEMS = Params.list("items", ORIGINS.ITEM);

  static final String REACHED = "reached";
  static final Field<String> REACHED_ITEM =
      field(name(REACHED, "item"), ORIGINS.ITEM.getDataType());

  static final Statement RETRUST = RetrustSql.below(OriginSql::one);

  static final Map<ItemKind, Statement> SUPERSEDING = QuarantineSql.superseding(OriginSql::one);

  static final Statement LAST_SPAWN =
      Statement.of(
          () ->
              select(AGENT_SESSIONS.SESSION_ID, SPAWN_READINGS.LOWEST)
                  .from(AGENT_SESSIONS)
                  .leftJoin(SPAWN_READINGS)
                  .on(SPAWN_READINGS.SESSION_ID.eq(AGENT_SESSIONS.SESSION_ID))
                  .where(AGENT_SESSIONS.AGENT_ID.eq(AGENT))
                  .and(AGENT_SESSIONS.ENDED_AT.isNull())
                  .orderBy(AGENT_SESSIONS.SPAWN_NUMBER.desc())
                  .limit(inline(1)));

  static final Param<String> FROM_FAMILY = Params.named("from_family", PRINCIPAL_FAMILIES.FAMILY);
  static final Param<String> INTO_FAMILY = Params.named("into_family", PRINCIPAL_FAMILIES.FAMILY);

  static final Statement JOIN_FAMILY =
      Statement.of(
          () ->
              update(PRINCIPAL_FAMILIES)
                  .set(PRINCIPAL_FAMILIES.FAMILY, INTO_FAMILY)
                  .where(PRINCIPAL_FAMILIES.FAMILY.eq(FROM_FAMILY)));

  static final Param<String> CORROBORATED = Params.named("corroborated", CORROBORATIONS.ITEM);

  /** Without those of principals that are quarantined, from the instant on that it names. */
  static final Statement COUNTING =
      Statement.of(
          () ->
              JooqCorroborations.CORROBORATED
                  .select(CORROBORATIONS.ITEM.eq(CORROBORATED))
                  .and(
                      notExists(
                          selectOne()
                              .from(QUARANTINES)
                              .where(QUARANTINES.PRINCIPAL.eq(CORROBORATIONS.PRINCIPAL))
                              .and(QUARANTINES.RESTORED_AT.isNull())
                              .and(QUARANTINES.ROOT.isNull())
                              .and(
                                  QUARANTINES
                                      .SINCE
                                      .isNull()
                                      .or(QUARANTINES.SINCE.le(CORROBORATIONS.RECORDED_AT))))));

  /** Agents of evolution count as the profile that they come from. */
  static final Statement PROFILES =
      Statement.of(
          () ->
              select(AGENT_PROFILES.ID, AGENT_PROFILES.ROOT_PROFILE_ID)
                  .from(AGENT_PROFILES)
                  .where(ITEMS.contains(AGENT_PROFILES.ID)));

  static final Statement ANCESTORS =
      Statement.of(
          () ->
              withRecursive(
                      reached(
                          select(DERIVATIONS.PARENT)
                              .from(DERIVATIONS)
                              .where(ITEMS.contains(DERIVATIONS.CHILD)),
                          DERIVATIONS.CHILD,
                          DERIVATIONS.PARENT))
                  .select(REACHED_ITEM)
                  .from(table(name(REACHED))));

  static final Param<String> ONE_DEBATE = Params.named("one_debate", DEBATES.ID);

  static final Statement VERDICT =
      Statement.of(
          () ->
              select(DEBATES.FINAL_ANSWER, DEBATES.CONSENSUS_REACHED, DEBATES.SESSION_ID)
                  .from(DEBATES)
                  .where(DEBATES.ID.eq(ONE_DEBATE)));

  static final Statement VOTERS =
      Statement.of(
          () ->
              select(AGENTS.AGENT_ID)
                  .from(DEBATE_VOTES)
                  .join(AGENTS)
                  .on(AGENTS.IDENTITY.eq(DEBATE_VOTES.VOTER))
                  .where(DEBATE_VOTES.SESSION_ID.eq(ONE_DEBATE)));

  /** By the index that has nothing else. */
  static final Statement WITHDRAWN =
      Statement.of(
          () ->
              JooqOrigins.ROWS
                  .select(ITEMS.contains(ORIGINS.ITEM))
                  .and(ORIGINS.TRUST.eq(inline(0L))));

  static final Statement PARENTS =
      Statement.of(() -> JooqOrigins.EDGES.select(ITEMS.contains(DERIVATIONS.CHILD)));

  static final Statement ANCESTRY =
      Statement.of(() -> edges(DERIVATIONS.CHILD, DERIVATIONS.PARENT));

  static final Statement DESCENT = Statement.of(() -> edges(DERIVATIONS.PARENT, DERIVATIONS.CHILD));

  static final Param<Instant> BEFORE = Params.named("shown_before", ITEM_READERS.RECORDED_AT);

  static final Statement FORGET_READERS =
      Statement.of(
          () ->
              deleteFrom(ITEM_READERS)
                  .where(
                      row(ITEM_READERS.ITEM, ITEM_READERS.PRINCIPAL)
                          .in(
                              select(ITEM_READERS.ITEM, ITEM_READERS.PRINCIPAL)
                                  .from(ITEM_READERS)
                                  .where(ITEM_READERS.RECORDED_AT.lt(BEFORE))
                                  .orderBy(ITEM_READERS.RECORDED_AT)
                                  .limit(Rows.LIMIT))));

  private OriginSql() {}

  /**
   * The edges of everything that is reached, nearest first, because both engines follow them step
   * by step; SQLite takes a cross join in the given order.
   */
  private static Query edges(TableField<?, String> from, TableField<?, String> to) {
    return withRecursive(from(from, to))
        .select(JooqOrigins.EDGES.columns())
        .from(table(name(REACHED)))
        .crossJoin(DERIVATIONS)
        .where(from.eq(REACHED_ITEM))
        .limit(Rows.LIMIT);
  }

  /** An item and all that is reached from it, if anything is. */
  static CommonTableExpression<Record1<String>> from(
      TableField<?, String> from, TableField<?, String> to) {
    return reached(select(from).from(DERIVATIONS).where(from.eq(ITEM)), from, to);
  }

  static Select<Record1<String>> one() {
    return select(ORIGINS.ITEM).from(ORIGINS).where(ORIGINS.ITEM.eq(ITEM));
  }

  /** These items and all that was made from them. */
  static CommonTableExpression<Record1<String>> below(Select<Record1<String>> start) {
    return reached(start, DERIVATIONS.PARENT, DERIVATIONS.CHILD);
  }

  /** Each item once, so that it ends even if items name each other. */
  private static CommonTableExpression<Record1<String>> reached(
      Select<Record1<String>> start, TableField<?, String> from, TableField<?, String> to) {
    return name(REACHED)
        .fields("item")
        .as(
            start.union(
                select(to)
                    .from(name(REACHED))
                    .crossJoin(DERIVATIONS)
                    .where(from.eq(REACHED_ITEM))));
  }
}
