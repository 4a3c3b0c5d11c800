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
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.TextCandidate;
import io.vavr.control.Option;
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

  private final SearchSource source;
  private final String label;
  private final Table<?> texts;

  /** The texts with what they say. */
  private final Table<?> said;

  private final Field<String> id;
  private final Field<String> owner;
  private final Field<String> text;
  private final Field<String> author;
  private final Field<String> dated;
  private final Field<String> newOwner = nothing("owner");
  private final Field<String> newText = nothing("text");
  private final Field<String> newAuthor = nothing("author");
  private final Field<String> newDated = nothing("dated");

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
    TextTable table = TextTable.of(source);
    this.source = source;
    this.label = source.label();
    this.texts = table.texts();
    this.said = table.said();
    this.entry = texts.field(MEMORY_TEXTS.ENTRY);
    this.row =
        source == SearchSource.CONVERSATION
            ? texts.field(MEMORY_TEXTS.ROW_ID)
            : inline(0L).as("row");
    this.id = texts.field(MEMORY_TEXTS.ID);
    this.owner = texts.field(MEMORY_TEXTS.OWNER);
    this.text = table.text();
    this.author = texts.field(MEMORY_TEXTS.AUTHOR);
    this.dated = texts.field(MEMORY_TEXTS.DATED);
    this.look = Statement.of(this::looking);
    this.settled =
        Statement.of(
            dialect ->
                select(entry, row, id, owner, text, author, dated)
                    .from(said)
                    .where(entry.ge(FROM))
                    .and(entry.lt(dialect.settledEntries()))
                    .orderBy(entry)
                    .limit(Rows.LIMIT));
    this.between =
        Statement.of(
            () ->
                select(entry, row, id, owner, text, author, dated)
                    .from(said)
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
                select(entry, row, id, owner, text, author, dated)
                    .from(said)
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
    return select(kind, number, words, dead, newOwner, newText, newAuthor, newDated)
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
                    ifNew(text),
                    ifNew(author),
                    ifNew(dated))
                .from(said)
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
    return row.get(newOwner) == null;
  }

  /** A text that {@link #look} has read. */
  TailText newText(Row row) throws SQLException {
    return text(
        row.get(number),
        row.get(words),
        new SearchDocument(
            source,
            "",
            row.get(newOwner),
            row.get(newText),
            Option.of(row.get(newAuthor)),
            TextRows.day(row.get(newDated)),
            Option.none()));
  }

  /** A text of the other statements. */
  TailText text(Row row) throws SQLException {
    return text(row.get(entry), row.get(this.row), document(row));
  }

  private static TailText text(long entry, long place, SearchDocument document) {
    IndexedWords words = IndexedWords.of(document);
    return new TailText(entry, place, words.stems(), TextTerms.of(document.owner(), words));
  }

  private SearchDocument document(Row row) throws SQLException {
    return new SearchDocument(
        source,
        row.get(id),
        row.get(owner),
        row.get(text),
        Option.of(row.get(author)),
        TextRows.day(row.get(dated)),
        Option.none());
  }

  String id(Row row) throws SQLException {
    return row.get(id);
  }

  TextCandidate candidate(Row row) throws SQLException {
    return TextCandidate.of(document(row));
  }
}
