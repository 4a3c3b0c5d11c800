package dev.stoa.adapter.jooq.trust;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.trust.Derivation;
import dev.stoa.domain.trust.ItemKind;
import dev.stoa.domain.trust.ItemRef;
import dev.stoa.domain.trust.TracePart;
import dev.stoa.domain.trust.TracePosition;
import io.vavr.Tuple2;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Objects;

/** What the items at both ends of derivations are, and how many. */
final class JooqLineage {

  private final JooqSession session;

  JooqLineage(JooqSession session) {
    this.session = session;
  }

  Seq<Derivation> ancestry(ItemRef item, int limit) {
    return edges(OriginSql.ANCESTRY, item, limit);
  }

  Seq<Derivation> descent(ItemRef item, int limit) {
    return edges(OriginSql.DESCENT, item, limit);
  }

  private Seq<Derivation> edges(Statement statement, ItemRef item, int limit) {
    return JooqOrigins.EDGES.list(
        session, statement, binds -> binds.set(OriginSql.ITEM, item.text()).set(Rows.LIMIT, limit));
  }

  long countAncestors(ItemRef item) {
    return counted(TraceSql.COUNT_ABOVE, item);
  }

  long countDescendants(ItemRef item) {
    return counted(TraceSql.COUNT_BELOW, item);
  }

  private long counted(Statement statement, ItemRef item) {
    return session
        .one(
            statement,
            binds -> binds.set(OriginSql.ITEM, item.text()),
            row -> row.get(TraceSql.COUNT).longValue())
        .get();
  }

  Map<ItemKind, Long> countTrusted(ItemRef item) {
    return session
        .list(
            TraceSql.COUNT_TRUSTED,
            binds -> binds.set(OriginSql.ITEM, item.text()),
            row ->
                new Tuple2<>(
                    ItemKind.labelled(row.get(TraceSql.KIND)), row.get(TraceSql.COUNT).longValue()))
        .toMap(one -> one);
  }

  Seq<TracePosition> traced(ItemRef item, TracePart part, Option<TracePosition> after, int limit) {
    return session.list(
        Objects.requireNonNull(TraceSql.PAGES.get(part)),
        binds ->
            binds
                .set(OriginSql.ITEM, item.text())
                .set(TraceSql.AFTER, after.map(TracePosition::name).getOrElse(""))
                .set(TraceSql.AFTER_PARENT, after.map(TracePosition::parent).getOrElse(""))
                .set(Rows.LIMIT, limit),
        row -> new TracePosition(part, row.get(TraceSql.NAME), row.get(TraceSql.PARENT)));
  }
}
