package dev.stoa.adapter.jooq.search;

import static dev.stoa.schema.generated.tables.MemoryTexts.MEMORY_TEXTS;
import static org.jooq.impl.DSL.inline;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.domain.search.IndexedWords;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.SearchThread;
import dev.stoa.domain.search.TextCandidate;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.time.LocalDate;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jooq.Field;
import org.jooq.Table;
import org.jooq.impl.DSL;

/** Which column holds what of the texts of one source. */
final class TextRows {

  /** A document, and its words. */
  record IndexedText(SearchDocument document, IndexedWords words) {}

  /** A text, and what foreign SQL may have changed beside it. */
  record Stored(String thing, IndexedText text) {}

  private static final SearchThread NOWHERE = new SearchThread("", 0);

  final Field<String> id;
  final Field<String> author;
  final Field<String> stems;
  final Field<String> forms;
  final Field<String> about;

  /** What is written; none where a statement for many texts is given fewer. */
  final Rows<Option<IndexedText>> written;

  /** What makes a document. */
  final Rows<SearchDocument> documents;

  final Rows<Stored> stored;
  final List<Field<?>> candidates;

  private final SearchSource source;
  private final Option<TextTable.Place> place;
  private final Field<String> owner;
  private final Field<String> text;
  private final Field<String> dated;

  /** Whether the text ends with a question mark. */
  private final Field<Boolean> asks;

  TextRows(SearchSource source, TextTable table) {
    Table<?> texts = table.texts();
    this.source = source;
    this.place = table.place();
    this.id = texts.field(MEMORY_TEXTS.ID);
    this.owner = texts.field(MEMORY_TEXTS.OWNER);
    this.text = texts.field(MEMORY_TEXTS.TEXT);
    this.author = texts.field(MEMORY_TEXTS.AUTHOR);
    this.dated = texts.field(MEMORY_TEXTS.DATED);
    this.stems = texts.field(MEMORY_TEXTS.STEMS);
    this.forms = texts.field(MEMORY_TEXTS.FORMS);
    this.about = texts.field(MEMORY_TEXTS.ABOUT);
    // To take the last character, PostgreSQL would count all of them.
    this.asks = DSL.field(text.like(inline("%?"))).as("asks");
    this.written = written(texts::field);
    this.documents =
        Rows.of(table.joined(), this::document)
            .generated(withPlace(id, owner, text, author, dated).toArray(Field<?>[]::new));
    this.stored =
        documents
            .readAs(
                row ->
                    new Stored(row.get(table.thing()), new IndexedText(document(row), words(row))))
            .generated(table.thing(), stems, forms, about);
    this.candidates = withPlace(id, stems, forms, about, dated, asks).toList();
  }

  /** The same in columns, or in parameters, with other names. */
  static Rows<Option<IndexedText>> written(UnaryOperator<Field<String>> named) {
    return Rows.<Option<IndexedText>>of(MEMORY_TEXTS)
        .maybe(named.apply(MEMORY_TEXTS.ID), of -> of.map(one -> one.document().id()))
        .maybe(named.apply(MEMORY_TEXTS.OWNER), of -> of.map(one -> one.document().owner()))
        .maybe(named.apply(MEMORY_TEXTS.TEXT), of -> of.map(one -> one.document().text()))
        .maybe(named.apply(MEMORY_TEXTS.AUTHOR), of -> of.flatMap(one -> one.document().author()))
        .maybe(
            named.apply(MEMORY_TEXTS.DATED),
            of -> of.flatMap(one -> one.document().date()).map(LocalDate::toString))
        .maybe(named.apply(MEMORY_TEXTS.STEMS), of -> of.map(one -> one.words().stems()))
        .maybe(named.apply(MEMORY_TEXTS.FORMS), of -> of.map(one -> one.words().forms()))
        .maybe(named.apply(MEMORY_TEXTS.ABOUT), of -> of.map(one -> one.words().about()));
  }

  private Stream<Field<?>> withPlace(Field<?>... columns) {
    return Stream.concat(
        Stream.of(columns), place.toJavaStream().flatMap(TextTable.Place::columns));
  }

  private SearchDocument document(Row row) throws SQLException {
    return new SearchDocument(
        source,
        row.get(id),
        row.get(owner),
        row.get(text),
        Option.of(row.get(author)),
        Option.of(row.get(dated)).map(LocalDate::parse),
        thread(row));
  }

  TextCandidate candidate(Row row) throws SQLException {
    SearchThread thread = thread(row).getOrElse(NOWHERE);
    return new TextCandidate(
        row.get(id),
        thread.id(),
        thread.place(),
        words(row),
        row.get(dated) != null,
        row.get(asks));
  }

  private Option<SearchThread> thread(Row row) throws SQLException {
    return place.isEmpty()
        ? Option.none()
        : Option.some(
            new SearchThread(row.get(place.get().thread()), row.get(place.get().number())));
  }

  private IndexedWords words(Row row) throws SQLException {
    return new IndexedWords(row.get(stems), row.get(forms), row.get(about));
  }
}
