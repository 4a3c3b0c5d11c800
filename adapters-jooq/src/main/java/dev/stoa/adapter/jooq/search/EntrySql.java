package dev.stoa.adapter.jooq.search;

import static dev.stoa.schema.generated.tables.MemoryTexts.MEMORY_TEXTS;
import static dev.stoa.schema.generated.tables.WordDead.WORD_DEAD;
import static dev.stoa.schema.generated.tables.WordSegments.WORD_SEGMENTS;
import static dev.stoa.schema.generated.tables.WordStates.WORD_STATES;
import static org.jooq.impl.DSL.coalesce;
import static org.jooq.impl.DSL.count;
import static org.jooq.impl.DSL.field;
import static org.jooq.impl.DSL.greatest;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.max;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.update;
import static org.jooq.impl.DSL.when;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.ByDialect;
import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.words.TailText;
import dev.stoa.adapter.jooq.words.TextTerms;
import dev.stoa.domain.search.IndexedWords;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.TextCandidate;
import java.sql.SQLException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;
import org.jooq.Record1;
import org.jooq.Select;
import org.jooq.Table;
import org.jooq.impl.DSL;
import org.jooq.impl.SQLDataType;

/** The statements on the texts of one source by the entries under which the index knows them. */
final class EntrySql {

  /** What a row of {@link #look} is of. */
  enum Kind {
    STATE,
    SEGMENT,
    DEAD,
    TEXT
  }

  /** Texts before it are known already, and only their entries are read. */
  static final Param<Long> KNOWN = Params.named("known", Long.class);

  static final Param<Long> FROM = Params.named("from", Long.class);
  static final Param<Long> TO = Params.named("to", Long.class);
  static final ListParam<Long> ENTRIES = Params.list("entries", MEMORY_TEXTS.ENTRY);

  private static final Map<SearchSource, EntrySql> OF = new ConcurrentHashMap<>();

  final Field<Long> kind = inline((long) Kind.STATE.ordinal()).as("kind");
  final Field<Long> number = WORD_STATES.CUT.as("number");
  final Field<Long> words = WORD_STATES.BORN.as("words");
  final Field<Long> dead = inline(0L).as("dead");
  final Field<Long> entry;

  /** The order in which things were stored, where the newest are looked for. */
  private final Field<Long> row;

  private final String label;
  private final Table<?> texts;
  private final Field<String> id;
  private final Field<String> owner;
  private final Field<String> stems;
  private final Field<String> forms;
  private final Field<String> about;
  private final Field<String> dated;
  private final Field<Boolean> asks;
  private final Field<String> newOwner = nothing("owner");
  private final Field<String> newStems = nothing("stems");
  private final Field<String> newForms = nothing("forms");
  private final Field<String> newAbout = nothing("about");

  /** Segments, what is dead, and the texts that are in no segment: all as they were at one time. */
  final Statement look;

  /** The first texts after a cut, of those that no unit of work can still add to. */
  final Statement settled;

  /** The texts from one entry to another, both included. */
  final Statement between;

  final Statement waiting;

  /** Gives entries anew to texts whose entries no unit here can have given. */
  final Statement renumber;

  final Statement byEntry;
  final Statement ids;

  private EntrySql(SearchSource source) {
    this.label = source.label();
    this.texts = TextTable.of(source).texts();
    this.entry = texts.field(MEMORY_TEXTS.ENTRY);
    this.row =
        source == SearchSource.CONVERSATION
            ? texts.field(MEMORY_TEXTS.ROW_ID)
            : inline(0L).as("row");
    this.id = texts.field(MEMORY_TEXTS.ID);
    this.owner = texts.field(MEMORY_TEXTS.OWNER);
    this.stems = texts.field(MEMORY_TEXTS.STEMS);
    this.forms = texts.field(MEMORY_TEXTS.FORMS);
    this.about = texts.field(MEMORY_TEXTS.ABOUT);
    this.dated = texts.field(MEMORY_TEXTS.DATED);
    // To take the last character, PostgreSQL would count all of them.
    this.asks = DSL.field(texts.field(MEMORY_TEXTS.TEXT).like(inline("%?"))).as("asks");
    this.look = Statement.of(this::looking);
    this.settled =
        Statement.of(
            dialect ->
                select(entry, row, owner, stems, forms, about)
                    .from(texts)
                    .where(entry.ge(FROM))
                    .and(entry.lt(dialect.settledEntries()))
                    .orderBy(entry)
                    .limit(Rows.LIMIT));
    this.between =
        Statement.of(
            () ->
                select(entry, row, owner, stems, forms, about)
                    .from(texts)
                    .where(entry.between(FROM, TO))
                    .orderBy(entry));
    this.waiting =
        Statement.of(
            () -> select(count().cast(Long.class).as(number)).from(texts).where(isWaiting()));
    this.renumber =
        Statement.of(
            dialect ->
                update(texts)
                    .set(entry, next(source, inline(1L)))
                    .where(entry.ge(dialect.settledEntries())));
    this.byEntry =
        Statement.of(
            () ->
                select(entry, row, id, owner, stems, forms, about, dated, asks)
                    .from(texts)
                    .where(ENTRIES.contains(entry)));
    this.ids = Statement.of(() -> select(entry, id).from(texts).where(ENTRIES.contains(entry)));
  }

  static EntrySql of(SearchSource source) {
    return OF.computeIfAbsent(source, EntrySql::new);
  }

  private static Field<String> nothing(String name) {
    return inline(null, SQLDataType.CLOB).cast(SQLDataType.CLOB).as(name);
  }

  /** The entry of a text that is written now. */
  static Field<Long> next(SearchSource source, Field<Long> place) {
    EntrySql sql = of(source);
    Field<Long> following =
        greatest(
                orNone(select(max(sql.entry)).from(sql.texts)),
                orNone(
                    select(max(WORD_DEAD.ENTRY))
                        .from(WORD_DEAD)
                        .where(WORD_DEAD.SOURCE.eq(inline(sql.label)))),
                orNone(
                    select(WORD_STATES.CUT.minus(inline(1L)))
                        .from(WORD_STATES)
                        .where(WORD_STATES.SOURCE.eq(inline(sql.label)))))
            .plus(place);
    return ByDialect.field(following, dialect -> dialect.newEntry(following));
  }

  private static Field<Long> orNone(Select<Record1<Long>> number) {
    return coalesce(field(number), inline(0L));
  }

  private Query looking() {
    Field<Long> none = inline(0L);
    Field<String> nothing = inline(null, SQLDataType.CLOB).cast(SQLDataType.CLOB);
    return select(kind, number, words, dead, newOwner, newStems, newForms, newAbout)
        .from(WORD_STATES)
        .where(WORD_STATES.SOURCE.eq(inline(label)))
        .unionAll(
            select(
                    of(Kind.SEGMENT),
                    WORD_SEGMENTS.ID,
                    WORD_SEGMENTS.WORDS,
                    WORD_SEGMENTS.DEAD,
                    nothing,
                    nothing,
                    nothing,
                    nothing)
                .from(WORD_SEGMENTS)
                .where(WORD_SEGMENTS.SOURCE.eq(inline(label))))
        .unionAll(
            select(of(Kind.DEAD), WORD_DEAD.ENTRY, none, none, nothing, nothing, nothing, nothing)
                .from(WORD_DEAD)
                .where(WORD_DEAD.SOURCE.eq(inline(label))))
        .unionAll(
            select(
                    of(Kind.TEXT),
                    entry,
                    row,
                    none,
                    ifNew(owner),
                    ifNew(stems),
                    ifNew(forms),
                    ifNew(about))
                .from(texts)
                .where(isWaiting()));
  }

  private Condition isWaiting() {
    return entry.ge(
        coalesce(
            field(
                select(WORD_STATES.CUT)
                    .from(WORD_STATES)
                    .where(WORD_STATES.SOURCE.eq(inline(label)))),
            inline(WordStates.FIRST_CUT)));
  }

  private static Field<Long> of(Kind kind) {
    return inline((long) kind.ordinal());
  }

  private Field<String> ifNew(Field<String> column) {
    return when(entry.ge(KNOWN), column);
  }

  boolean isKnown(Row row) throws SQLException {
    return row.get(newStems) == null;
  }

  /** A text that {@link #look} has read. */
  TailText newText(Row row) throws SQLException {
    return text(
        row.get(number),
        row.get(words),
        row.get(newOwner),
        new IndexedWords(row.get(newStems), row.get(newForms), row.get(newAbout)));
  }

  /** A text of the other statements. */
  TailText text(Row row) throws SQLException {
    return text(row.get(entry), row.get(this.row), row.get(owner), words(row));
  }

  private static TailText text(long entry, long place, String owner, IndexedWords words) {
    return new TailText(entry, place, words.stems(), TextTerms.of(owner, words));
  }

  private IndexedWords words(Row row) throws SQLException {
    return new IndexedWords(row.get(stems), row.get(forms), row.get(about));
  }

  String id(Row row) throws SQLException {
    return row.get(id);
  }

  TextCandidate candidate(Row row) throws SQLException {
    return TextCandidate.alone(row.get(id), words(row), row.get(dated) != null, row.get(asks));
  }
}
