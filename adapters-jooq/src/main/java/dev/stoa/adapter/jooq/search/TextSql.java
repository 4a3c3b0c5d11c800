package dev.stoa.adapter.jooq.search;

import static dev.stoa.schema.generated.tables.MemoryTexts.MEMORY_TEXTS;
import static org.jooq.impl.DSL.deleteFrom;
import static org.jooq.impl.DSL.excluded;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.update;

import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.search.TextRows.Stored;
import dev.stoa.adapter.jooq.search.TextTable.Place;
import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;
import org.jooq.Record;
import org.jooq.Select;
import org.jooq.SelectSelectStep;
import org.jooq.Table;
import org.jooq.impl.DSL;

/** The statements on the texts of one source. */
final class TextSql {

  /** How many places before and after a text are looked at. */
  static final Param<Long> AROUND = Params.named("around", Long.class);

  private static final Map<SearchSource, TextSql> OF = new ConcurrentHashMap<>();

  final TextRows rows;
  final ListParam<String> things;
  final Statement put;

  /** As {@link #put}, of {@link GivenTexts}. */
  final Statement putMany;

  final Statement remove;
  final Lookup<String, SearchDocument> byThing;
  final Pages<String, SearchDocument> documents;
  final Filter<String> ofAuthor;
  final Pages<String, Stored> stored;

  /** Which of some things there are. */
  final Statement existing;

  /** The words of texts and of those around them. */
  final Statement candidates;

  /** Gives a text the id of its thing. */
  final Statement reidentify;

  final Statement reauthor;

  private final TextTable table;

  /** What is stored of a text beside its key and its id. */
  private final List<Field<?>> contents;

  private TextSql(SearchSource source) {
    this.table = TextTable.of(source);
    this.rows = new TextRows(source, table);
    this.contents = rows.written.given().stream().skip(1).toList();
    this.things = Params.list("things", table.thing());
    Condition isGiven = table.thing().eq(Params.of(rows.id));
    this.put =
        Statement.of(
            () ->
                putting(
                    ofThing(Params::of, EntrySql.next(source, DSL.inline(1L)))
                        .from(table.things())
                        .where(isGiven)));
    this.putMany =
        Statement.of(
            () ->
                putting(
                    ofThing(GivenTexts::column, EntrySql.next(source, GivenTexts.place()))
                        .from(GivenTexts.TABLE)
                        .join(table.things())
                        .on(table.thing().eq(GivenTexts.column(rows.id)))
                        // Without a condition SQLite takes "on conflict" for that of the join.
                        .where(table.thingKey().isNotNull())));
    this.remove =
        Statement.of(
            () -> deleteFrom(table.texts()).where(table.ofThings(things.contains(table.thing()))));
    Order<String> byId = Order.ascending(table.thing(), id -> id);
    this.byThing = rows.documents.by(table.thing());
    this.documents = rows.documents.pages(byId);
    this.ofAuthor = Filter.eq(rows.author);
    this.stored = rows.stored.pages(byId);
    this.existing =
        Statement.of(
            () -> select(table.thing()).from(table.things()).where(things.contains(table.thing())));
    this.candidates = Statement.of(this::candidates);
    this.reidentify = rewriting(isGiven, rows.id);
    this.reauthor = rewriting(isGiven, rows.author);
  }

  static TextSql of(SearchSource source) {
    return OF.computeIfAbsent(source, TextSql::new);
  }

  boolean hasThreads() {
    return table.place().isDefined();
  }

  /** Those of some things that there are. */
  Set<String> existing(JooqSession session, Seq<String> ids) {
    return session
        .list(existing, binds -> binds.set(things, ids), row -> row.get(table.thing()))
        .toSet();
  }

  /** The key and the id of a thing, what is given for its text, and its entry. */
  private SelectSelectStep<Record> ofThing(Function<Field<?>, Field<?>> value, Field<Long> entry) {
    return select(
        columns(
            table.thingKey(),
            table.thing(),
            Stream.concat(contents.stream().map(one -> given(one, value)), Stream.of(entry))));
  }

  private Field<?> given(Field<?> column, Function<Field<?>, Field<?>> value) {
    return column.equals(rows.text)
        ? table.own(value.apply(column).coerce(String.class))
        : value.apply(column);
  }

  /** What says the same already is not written again. */
  private Query putting(Select<?> documents) {
    List<Field<?>> written =
        Stream.concat(contents.stream(), Stream.of(table.texts().field(MEMORY_TEXTS.ENTRY)))
            .toList();
    return insertInto(table.texts())
        .columns(columns(table.textKey(), rows.id, written.stream()))
        .select(documents)
        .onConflict(table.textKey())
        .doUpdate()
        .set(Params.excluded(written))
        .where(DSL.or(contents.stream().map(TextSql::differs).toList()));
  }

  private static <T> Condition differs(Field<T> column) {
    return column.isDistinctFrom(excluded(column));
  }

  /** A key, an id and the rest; once if the key is the id. */
  private List<Field<?>> columns(Field<?> key, Field<?> id, Stream<Field<?>> rest) {
    return Stream.concat(table.isById() ? Stream.of(id) : Stream.of(key, id), rest).toList();
  }

  private Statement rewriting(Condition isGiven, Field<?>... columns) {
    return Statement.of(
        () ->
            update(table.texts()).set(Params.of(List.of(columns))).where(table.ofThings(isGiven)));
  }

  private Query candidates() {
    SelectSelectStep<Record> candidates = select(rows.columns());
    if (table.place().isEmpty()) {
      return candidates.from(table.joined()).where(things.contains(table.thing()));
    }
    Place place = table.place().get();
    Table<?> found = table.things().as("found");
    Field<Long> middle = found.field(place.number());
    return candidates
        .from(found)
        .join(table.things())
        .on(place.thread().eq(found.field(place.thread())))
        .and(place.number().between(middle.minus(AROUND), middle.plus(AROUND)))
        .join(table.texts())
        .on(table.isOfThing())
        .where(things.contains(found.field(table.thing())));
  }
}
