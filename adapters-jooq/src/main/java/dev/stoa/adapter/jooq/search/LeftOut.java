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
import dev.stoa.domain.search.JudgedTexts;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.TextQuery;
import dev.stoa.domain.trust.ItemKind;
import dev.stoa.domain.trust.ItemRef;
import dev.stoa.domain.trust.Trust;
import io.vavr.Tuple2;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.control.Option;
import java.util.EnumMap;
import org.jooq.Field;
import org.jooq.Record2;
import org.jooq.SelectConditionStep;
import org.jooq.Table;

/**
 * What a query does not find although its words do, and the trust of the rest, by one statement.
 */
final class LeftOut {

  private static final ListParam<String> ITEMS = Params.list("items", ORIGINS.ITEM);
  private static final ListParam<String> IDS = Params.list("ids", CONTINUUM_MEMORY.ID);

  /** In place of the trust of what is not true at the instant. */
  private static final long UNTRUE = -1;

  static final Statement TRUSTS = Statement.of(LeftOut::trusts);

  /** Of the sources whose things are true for a time. */
  static final java.util.Map<ItemKind, Timed> TIMED = new EnumMap<>(ItemKind.class);

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

  /** The statement that also finds what is not true then. */
  record Timed(Statement statement, ValidTimes times) {

    static Timed of(ItemKind kind, Table<?> table, Field<String> id, ValidTimes times) {
      return new Timed(
          Statement.of(
              () ->
                  trusts()
                      .unionAll(
                          select(TrustedOnly.item(kind, id), inline(UNTRUE))
                              .from(table)
                              .where(IDS.contains(id))
                              .and(times.excluded()))),
          times);
    }
  }

  private static SelectConditionStep<Record2<String, Long>> trusts() {
    return select(ORIGINS.ITEM, ORIGINS.TRUST).from(ORIGINS).where(ITEMS.contains(ORIGINS.ITEM));
  }

  static JudgedTexts of(
      JooqSession session, SearchSource source, Seq<String> ids, TextQuery query) {
    return source
        .items()
        .filter(kind -> ids.nonEmpty())
        .map(kind -> of(session, kind, ids, query))
        .getOrElse(JudgedTexts.ALL);
  }

  private static JudgedTexts of(
      JooqSession session, ItemKind kind, Seq<String> ids, TextQuery query) {
    Option<Timed> timed = Option.of(TIMED.get(kind)).filter(one -> query.validAt().isDefined());
    Seq<Tuple2<String, Long>> rows =
        session.list(
            timed.map(Timed::statement).getOrElse(TRUSTS),
            binds -> {
              binds.set(ITEMS, ids.map(id -> kind.ref(id).text()));
              for (Timed one : timed) {
                binds.set(IDS, ids);
                one.times().bind(binds, query.validAt());
              }
            },
            row -> new Tuple2<>(ItemRef.of(row.get(ORIGINS.ITEM)).id(), row.get(ORIGINS.TRUST)));
    long least = query.withQuarantined() ? Trust.QUARANTINED.level() : Trust.IMPORTED.level();
    Set<String> leftOut = rows.filter(one -> one._2 < least).map(Tuple2::_1).toSet();
    Map<String, Trust> known =
        rows.filter(one -> one._2 >= least).toMap(Tuple2::_1, one -> Trust.at(one._2));
    return new JudgedTexts(leftOut, ids.toMap(id -> id, id -> known.getOrElse(id, Trust.IMPORTED)));
  }
}
