package dev.stoa.adapter.jooq.graph;

import static dev.stoa.adapter.jooq.graph.GraphRows.ENTITIES;
import static dev.stoa.adapter.jooq.graph.GraphRows.NAMES;
import static dev.stoa.adapter.jooq.graph.GraphRows.OBSERVATIONS;
import static dev.stoa.adapter.jooq.graph.GraphRows.RELATIONS;
import static dev.stoa.schema.generated.tables.GraphEntities.GRAPH_ENTITIES;
import static dev.stoa.schema.generated.tables.GraphNames.GRAPH_NAMES;
import static dev.stoa.schema.generated.tables.GraphObservations.GRAPH_OBSERVATIONS;
import static dev.stoa.schema.generated.tables.GraphRelations.GRAPH_RELATIONS;
import static org.jooq.impl.DSL.exists;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.max;
import static org.jooq.impl.DSL.position;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.selectOne;
import static org.jooq.impl.DSL.update;

import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.rows.ValidTimes;
import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.graph.Entity;
import dev.stoa.domain.graph.EntityName;
import dev.stoa.domain.graph.EntityQuery;
import dev.stoa.domain.graph.GraphText;
import dev.stoa.domain.graph.Observation;
import dev.stoa.domain.graph.Relation;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.List;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.TableField;

/** The statements of the graph. */
final class GraphSql {

  static final Lookup<String, Entity> BY_ID = ENTITIES.by(GRAPH_ENTITIES.ENTITY_ID);
  static final Lookup<String, Entity> HELD_BY = ENTITIES.by(GRAPH_ENTITIES.HOLDER_ID);
  static final Lookup<String, EntityName> BY_NAME = NAMES.by(GRAPH_NAMES.NAME);
  static final Lookup<String, EntityName> NAMES_OF = NAMES.by(GRAPH_NAMES.HOLDER_ID);
  static final Lookup<String, Observation> OBSERVATION =
      OBSERVATIONS.by(GRAPH_OBSERVATIONS.OBSERVATION_ID);
  static final Lookup<String, Observation> OBSERVATIONS_OF =
      OBSERVATIONS.by(GRAPH_OBSERVATIONS.HOLDER_ID);
  static final Lookup<String, Relation> RELATION = RELATIONS.by(GRAPH_RELATIONS.RELATION_ID);

  static final Pages<String, Entity> IN_ORDER =
      ENTITIES.pages(Order.ascending(GRAPH_ENTITIES.ENTITY_ID, id -> id));

  static final Pages<Long, Entity> BY_NUMBER =
      ENTITIES.pages(Order.ascending(GRAPH_ENTITIES.SEQUENCE, number -> number));

  static final Pages<Long, Relation> RELATIONS_BY_NUMBER =
      RELATIONS.pages(Order.ascending(GRAPH_RELATIONS.SEQUENCE, number -> number));

  static final ValidTimes RELATED =
      ValidTimes.in(GRAPH_RELATIONS.VALID_FROM, GRAPH_RELATIONS.VALID_UNTIL);

  static final Filter<Instant> RELATED_AT = RELATED.filter();

  private static final ValidTimes OBSERVED =
      ValidTimes.in(GRAPH_OBSERVATIONS.VALID_FROM, GRAPH_OBSERVATIONS.VALID_UNTIL);

  static final ListParam<String> HOLDERS = Params.list("holders", GRAPH_RELATIONS.FROM_HOLDER);

  static final Statement OUTGOING = related(GRAPH_RELATIONS.FROM_HOLDER);
  static final Statement INCOMING = related(GRAPH_RELATIONS.TO_HOLDER);

  static final ListParam<String> TARGETS = Params.list("targets", GRAPH_RELATIONS.TO_HOLDER);

  static final Statement BETWEEN =
      Statement.of(
          () ->
              RELATIONS.select(
                  GRAPH_RELATIONS
                      .FROM_HOLDER
                      .eq(Params.of(GRAPH_RELATIONS.FROM_HOLDER))
                      .and(TARGETS.contains(GRAPH_RELATIONS.TO_HOLDER))));

  static final LastNumber LAST_ENTITY = LastNumber.of(GRAPH_ENTITIES.SEQUENCE);
  static final LastNumber LAST_OBSERVATION = LastNumber.of(GRAPH_OBSERVATIONS.SEQUENCE);
  static final LastNumber LAST_RELATION = LastNumber.of(GRAPH_RELATIONS.SEQUENCE);

  static final Param<String> HOLDER = Params.named("holder", GRAPH_ENTITIES.HOLDER_ID);
  static final ListParam<String> MOVED = Params.list("moved", GRAPH_ENTITIES.ENTITY_ID);

  /** What another entity holds from then on. */
  static final List<Statement> MOVES =
      List.of(
          moving(GRAPH_ENTITIES.ENTITY_ID, GRAPH_ENTITIES.HOLDER_ID),
          moving(GRAPH_NAMES.ENTITY_ID, GRAPH_NAMES.HOLDER_ID),
          moving(GRAPH_OBSERVATIONS.ENTITY_ID, GRAPH_OBSERVATIONS.HOLDER_ID),
          moving(GRAPH_RELATIONS.FROM_ID, GRAPH_RELATIONS.FROM_HOLDER),
          moving(GRAPH_RELATIONS.TO_ID, GRAPH_RELATIONS.TO_HOLDER));

  /** Known entities: those that a relation has named have no number. */
  private static final Filter<Object> HOLDING =
      Filter.of(GRAPH_ENTITIES.MERGED_INTO.isNull().and(GRAPH_ENTITIES.SEQUENCE.isNotNull()));

  private static final Filter<String> OF_TYPE = Filter.eq(GRAPH_ENTITIES.ENTITY_TYPE);
  private static final Param<String> NEEDLE = Params.named("needle", GRAPH_ENTITIES.FOLDED);

  private static final Filter<Contained> CONTAINING =
      Filter.of(
          position(GRAPH_ENTITIES.FOLDED, NEEDLE)
              .gt(inline(0))
              .or(
                  exists(
                      selectOne()
                          .from(GRAPH_OBSERVATIONS)
                          .where(GRAPH_OBSERVATIONS.HOLDER_ID.eq(GRAPH_ENTITIES.ENTITY_ID))
                          .and(OBSERVED.included())
                          .and(position(GRAPH_OBSERVATIONS.FOLDED, NEEDLE).gt(inline(0))))),
          (binds, wanted) -> {
            binds.set(NEEDLE, wanted.text());
            OBSERVED.bind(binds, wanted.at());
          });

  private GraphSql() {}

  /** A text that is looked for in what is true at an instant, or ever. */
  private record Contained(String text, Option<Instant> at) {}

  /** What is asked of {@link #BY_NUMBER}. */
  static Filters wanted(EntityQuery query, Instant now) {
    return Filters.NONE
        .and(HOLDING)
        .and(OF_TYPE, query.type())
        .and(
            CONTAINING,
            query
                .containing()
                .map(text -> new Contained(GraphText.folded(text), query.valid().asOf(now))));
  }

  private static Statement related(TableField<?, String> end) {
    return Statement.of(
        () -> RELATIONS.select(HOLDERS.contains(end).and(RELATED.included())).limit(Rows.LIMIT));
  }

  private static Statement moving(TableField<?, String> entity, TableField<?, String> holder) {
    return Statement.of(
        () -> update(entity.getTable()).set(holder, HOLDER).where(MOVED.contains(entity)));
  }

  /** The highest number of a table. */
  record LastNumber(Field<Long> number, Statement statement) {

    static LastNumber of(TableField<?, Long> column) {
      Field<Long> last = max(column).as("last_number");
      return new LastNumber(last, Statement.of(() -> select(last).from(column.getTable())));
    }

    /** The number after it. */
    long next(JooqSession session) {
      return session
              .one(statement, binds -> {}, row -> Option.of(row.get(number)))
              .get()
              .getOrElse(0L)
          + 1;
    }
  }

  /** For tests of query plans. */
  static Vector<Lookup<String, ?>> lookups() {
    return Vector.of(BY_ID, HELD_BY, BY_NAME, NAMES_OF, OBSERVATION, OBSERVATIONS_OF, RELATION);
  }
}
