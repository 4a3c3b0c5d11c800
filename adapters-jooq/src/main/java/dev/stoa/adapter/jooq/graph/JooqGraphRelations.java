package dev.stoa.adapter.jooq.graph;

import static dev.stoa.adapter.jooq.graph.GraphRows.RELATIONS;
import static dev.stoa.schema.generated.tables.GraphRelations.GRAPH_RELATIONS;

import dev.stoa.adapter.jooq.rows.AddedById;
import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.graph.Direction;
import dev.stoa.domain.graph.EntityId;
import dev.stoa.domain.graph.GraphRelations;
import dev.stoa.domain.graph.Relation;
import dev.stoa.domain.graph.RelationId;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;

/** Relations in the table {@code graph_relations}. */
public final class JooqGraphRelations extends AddedById<RelationId, Relation>
    implements GraphRelations {

  public JooqGraphRelations(JooqSession session) {
    super(session, RELATIONS, GraphSql.RELATION);
  }

  @Override
  public void save(Seq<Relation> relations) {
    RELATIONS.save(session, relations);
  }

  @Override
  public void remove(Seq<RelationId> ids) {
    GraphSql.RELATION.remove(session, ids.map(RelationId::value));
  }

  @Override
  public long nextSequence() {
    return GraphSql.LAST_RELATION.next(session);
  }

  @Override
  public Seq<Relation> page(long after, int limit, Option<Instant> validAt) {
    return GraphSql.RELATIONS_BY_NUMBER.page(
        session, Filters.NONE.and(GraphSql.RELATED_AT, validAt), Option.some(after), limit);
  }

  @Override
  public Seq<Relation> between(EntityId from, Seq<EntityId> to) {
    return RELATIONS.list(
        session,
        GraphSql.BETWEEN,
        binds ->
            binds
                .set(GRAPH_RELATIONS.FROM_HOLDER, from.value())
                .set(GraphSql.TARGETS, to.map(EntityId::value)));
  }

  @Override
  public Seq<Relation> of(
      Seq<EntityId> holders, Direction direction, Option<Instant> validAt, int limit) {
    if (holders.isEmpty()) {
      return Vector.empty();
    }
    Seq<Relation> out =
        direction.goesOut() ? ends(GraphSql.OUTGOING, holders, validAt, limit) : Vector.empty();
    Seq<Relation> in =
        direction.goesIn() ? ends(GraphSql.INCOMING, holders, validAt, limit) : Vector.empty();
    return out.appendAll(in).distinctBy(Relation::id).sortBy(Relation::sequence);
  }

  private Seq<Relation> ends(
      Statement statement, Seq<EntityId> holders, Option<Instant> validAt, int limit) {
    return RELATIONS.list(
        session,
        statement,
        binds ->
            GraphSql.RELATED.bind(
                binds.set(GraphSql.HOLDERS, holders.map(EntityId::value)).set(Rows.LIMIT, limit),
                validAt));
  }
}
