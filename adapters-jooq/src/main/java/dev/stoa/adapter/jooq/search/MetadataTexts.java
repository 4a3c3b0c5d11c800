package dev.stoa.adapter.jooq.search;

import static dev.stoa.schema.generated.tables.MemoryTexts.MEMORY_TEXTS;
import static org.jooq.impl.DSL.noCondition;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.rows.MetadataCondition;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.RowReader;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.MetadataFilter;
import dev.stoa.domain.search.MetadataKind;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.TextQuery;
import dev.stoa.schema.Json;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Arrays;
import java.util.function.LongPredicate;
import org.jooq.Field;

/**
 * Which texts of a source have the metadata that is asked for.
 *
 * <p>Where few have it, they are found first and the index looks at nothing else; where many have
 * it, they are looked for among what the index finds.
 */
final class MetadataTexts {

  /** The most that are found first. */
  static final int FEW = 10_000;

  private final JooqSession session;
  private final TextTable table;
  private final Option<Field<Json>> column;
  private final ListParam<String> ids;

  MetadataTexts(JooqSession session, SearchSource source) {
    this.session = session;
    this.table = TextTable.of(source);
    this.column = MetadataKind.of(source).map(kind -> MetadataColumn.of(kind).column());
    this.ids = Params.list("ids", table.thing());
  }

  /** Those of some things that have it; all or none of a source without metadata. */
  Set<String> among(Seq<String> some, MetadataFilter filter) {
    if (column.isEmpty()) {
      return acceptsNone(filter) ? HashSet.empty() : some.toSet();
    }
    MetadataCondition where = MetadataCondition.of(column.get(), filter);
    return some.isEmpty()
        ? HashSet.empty()
        : session
            .list(
                Statement.of(
                    () ->
                        select(table.thing())
                            .from(table.things())
                            .where(ids.contains(table.thing()))
                            .and(where.condition())),
                binds -> {
                  binds.set(ids, some);
                  where.bind(binds);
                },
                row -> row.get(table.thing()))
            .toSet();
  }

  /** The ids of all things that have it, if they are few. */
  Option<Set<String>> few(TextQuery query) {
    return found(query, table.thing(), row -> row.get(table.thing())).map(Seq::toSet);
  }

  /** Whether an entry is of one of them, if they are few. */
  Option<LongPredicate> fewEntries(TextQuery query) {
    Field<Long> entry = table.texts().field(MEMORY_TEXTS.ENTRY);
    return found(query, entry, row -> row.get(entry))
        .map(
            found -> {
              long[] entries = found.toJavaStream().mapToLong(Long::longValue).sorted().toArray();
              return one -> Arrays.binarySearch(entries, one) >= 0;
            });
  }

  private <T> Option<Seq<T>> found(TextQuery query, Field<T> field, RowReader<T> reader) {
    MetadataFilter filter = query.where().get();
    if (column.isEmpty()) {
      return Option.when(acceptsNone(filter), Vector.empty());
    }
    MetadataCondition where = MetadataCondition.of(column.get(), filter);
    Seq<T> found =
        session.list(
            having(table, field, where, query.owner().isDefined()),
            binds -> {
              where.bind(binds);
              binds.setIfUsed(MEMORY_TEXTS.OWNER, query.owner().getOrNull());
              binds.set(Rows.LIMIT, FEW + 1);
            },
            reader);
    return Option.when(found.size() <= FEW, found);
  }

  static Statement having(TextTable table, Field<?> field, MetadataCondition where, boolean owned) {
    Field<String> owner = table.texts().field(MEMORY_TEXTS.OWNER);
    return Statement.of(
        () ->
            select(field)
                .from(table.joined())
                .where(where.condition())
                .and(owned ? owner.eq(Params.of(MEMORY_TEXTS.OWNER)) : noCondition())
                .limit(Rows.LIMIT));
  }

  private static boolean acceptsNone(MetadataFilter filter) {
    return !filter.accepts(CanonicalJson.EMPTY_OBJECT);
  }
}
