package dev.stoa.adapter.jooq.search;

import static dev.stoa.schema.generated.tables.ContinuumMemory.CONTINUUM_MEMORY;
import static dev.stoa.schema.generated.tables.Corrections.CORRECTIONS;
import static dev.stoa.schema.generated.tables.Knowledge.KNOWLEDGE;
import static dev.stoa.schema.generated.tables.Origins.ORIGINS;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.rows.ValidTimes;
import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.trust.TrustedOnly;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.TextQuery;
import dev.stoa.domain.trust.ItemKind;
import dev.stoa.domain.trust.ItemRef;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.EnumMap;
import java.util.Map;
import org.jooq.Field;
import org.jooq.Record1;
import org.jooq.SelectConditionStep;
import org.jooq.Table;

/** What a query does not find although its words do, by one statement. */
final class LeftOut {

  private static final ListParam<String> ITEMS = Params.list("items", ORIGINS.ITEM);
  private static final ListParam<String> IDS = Params.list("ids", CONTINUUM_MEMORY.ID);

  static final Statement WITHDRAWN = Statement.of(LeftOut::withdrawn);

  /** Of the sources whose things are true for a time. */
  static final Map<ItemKind, Timed> TIMED = new EnumMap<>(ItemKind.class);

  static {
    TIMED.put(
        ItemKind.MEMORY,
        Timed.of(
            ItemKind.MEMORY,
            CONTINUUM_MEMORY,
            CONTINUUM_MEMORY.ID,
            ValidTimes.in(CONTINUUM_MEMORY.VALID_FROM, CONTINUUM_MEMORY.VALID_UNTIL)));
    TIMED.put(
        ItemKind.KNOWLEDGE,
        Timed.of(
            ItemKind.KNOWLEDGE,
            KNOWLEDGE,
            KNOWLEDGE.KNOWLEDGE_ID,
            ValidTimes.in(KNOWLEDGE.VALID_FROM, KNOWLEDGE.VALID_UNTIL)));
    TIMED.put(
        ItemKind.CORRECTION,
        Timed.of(
            ItemKind.CORRECTION,
            CORRECTIONS,
            CORRECTIONS.ID,
            ValidTimes.in(CORRECTIONS.VALID_FROM, CORRECTIONS.VALID_UNTIL)));
  }

  private LeftOut() {}

  /** The statement that finds both what is quarantined and what is not true then. */
  record Timed(Statement statement, ValidTimes times) {

    static Timed of(ItemKind kind, Table<?> table, Field<String> id, ValidTimes times) {
      return new Timed(
          Statement.of(
              () ->
                  withdrawn()
                      .unionAll(
                          select(TrustedOnly.item(kind, id))
                              .from(table)
                              .where(IDS.contains(id))
                              .and(times.excluded()))),
          times);
    }
  }

  private static SelectConditionStep<Record1<String>> withdrawn() {
    return select(ORIGINS.ITEM)
        .from(ORIGINS)
        .where(ITEMS.contains(ORIGINS.ITEM))
        .and(ORIGINS.TRUST.eq(inline(0L)));
  }

  static Set<String> of(
      JooqSession session, SearchSource source, Seq<String> ids, TextQuery query) {
    return source
        .items()
        .filter(kind -> ids.nonEmpty())
        .map(kind -> of(session, kind, ids, query))
        .getOrElse(HashSet.empty());
  }

  private static Set<String> of(
      JooqSession session, ItemKind kind, Seq<String> ids, TextQuery query) {
    Option<Timed> timed = Option.of(TIMED.get(kind)).filter(one -> query.validAt().isDefined());
    Seq<String> items =
        query.withQuarantined() ? Vector.empty() : ids.map(id -> kind.ref(id).text());
    if (timed.isEmpty() && items.isEmpty()) {
      return HashSet.empty();
    }
    return session
        .list(
            timed.map(Timed::statement).getOrElse(WITHDRAWN),
            binds -> {
              binds.set(ITEMS, items);
              for (Timed one : timed) {
                binds.set(IDS, ids);
                one.times().bind(binds, query.validAt());
              }
            },
            row -> ItemRef.of(row.get(ORIGINS.ITEM)).id())
        .toSet();
  }
}
