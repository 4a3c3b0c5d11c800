package dev.stoa.adapter.jooq.evolution;

import static dev.stoa.schema.generated.tables.CreatedAgents.CREATED_AGENTS;
import static org.jooq.impl.DSL.count;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.noCondition;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.update;

import dev.stoa.adapter.jooq.sql.Dialect;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.sql.TimeOrder;
import dev.stoa.adapter.jooq.sql.Variants;
import dev.stoa.domain.evolution.CreatedAgentStatus;
import java.util.List;
import java.util.Set;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Query;

/** The statements of created agents. */
final class CreatedAgentSql {

  /** The conditions a list may have. */
  enum Part {
    STATUS,
    AFTER
  }

  static final Field<Integer> LIMIT = Params.limit();
  static final TimeOrder NEWEST_FIRST =
      TimeOrder.newestFirst(CREATED_AGENTS.CREATED_AT, CREATED_AGENTS.ID);
  static final Field<Integer> COUNT = count().as("counted");

  private static final List<Field<?>> PROPOSED =
      List.of(
          CREATED_AGENTS.ID,
          CREATED_AGENTS.CREATOR_TRIGGER_GENERATION_ID,
          CREATED_AGENTS.TRIGGER_SEQUENCE,
          CREATED_AGENTS.AGENT_PROFILE_ID,
          CREATED_AGENTS.ARCHETYPE_DESIGNED,
          CREATED_AGENTS.DESIGN_RATIONALE,
          CREATED_AGENTS.PERMISSIONS,
          CREATED_AGENTS.CREATED_AT);
  private static final List<Field<?>> STATE =
      List.of(
          CREATED_AGENTS.STATUS,
          CREATED_AGENTS.SHADOW_TRIAL_SCORE_DELTA,
          CREATED_AGENTS.DECIDED_AT);
  private static final Condition OF_ID = CREATED_AGENTS.ID.eq(Params.of(CREATED_AGENTS.ID));

  static final Statement INSERT =
      Statement.of(() -> insertInto(CREATED_AGENTS).set(Params.of(PROPOSED)).set(Params.of(STATE)));
  static final Statement SAVE =
      Statement.of(() -> update(CREATED_AGENTS).set(Params.of(STATE)).where(OF_ID));
  static final Statement FIND =
      Statement.of(() -> select(PROPOSED).select(STATE).from(CREATED_AGENTS).where(OF_ID));
  static final Statement COUNT_ACTIVE =
      Statement.of(
          () ->
              select(COUNT)
                  .from(CREATED_AGENTS)
                  .where(CREATED_AGENTS.STATUS.eq(inline(CreatedAgentStatus.ACTIVE.label()))));
  static final Statement LAST_TRIGGER =
      Statement.of(
          () ->
              select(CREATED_AGENTS.TRIGGER_SEQUENCE)
                  .from(CREATED_AGENTS)
                  .orderBy(CREATED_AGENTS.TRIGGER_SEQUENCE.desc())
                  .limit(inline(1)));
  static final Variants<Part> PAGES = Variants.of(Part.class, CreatedAgentSql::page);

  private CreatedAgentSql() {}

  private static Query page(Set<Part> parts, Dialect dialect) {
    Condition wanted = noCondition();
    if (parts.contains(Part.STATUS)) {
      wanted = wanted.and(CREATED_AGENTS.STATUS.eq(Params.of(CREATED_AGENTS.STATUS)));
    }
    if (parts.contains(Part.AFTER)) {
      wanted = wanted.and(NEWEST_FIRST.after());
    }
    return select(PROPOSED)
        .select(STATE)
        .from(CREATED_AGENTS)
        .where(wanted)
        .orderBy(NEWEST_FIRST.order())
        .limit(LIMIT);
  }
}
