package dev.stoa.adapter.jooq.search;

import static dev.stoa.schema.generated.tables.MemoryTexts.MEMORY_TEXTS;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Row;
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
import org.jspecify.annotations.Nullable;

/** Which column holds what of the texts of one source. */
final class TextRows {

  /** A text, and the id of its thing, from which foreign SQL may have made its own differ. */
  record Stored(String thing, SearchDocument document) {}

  /** The characters of a day such as 2023-05-08. */
  private static final int DAY = 10;

  final Field<String> id;
  final Field<String> text;
  final Field<String> author;

  /** What is written; none where a statement for many texts is given fewer. */
  final Rows<Option<SearchDocument>> written;

  /** What makes a document. */
  final Rows<SearchDocument> documents;

  final Rows<Stored> stored;

  private final SearchSource source;
  private final Option<TextTable.Place> place;
  private final Field<String> owner;
  private final Field<String> said;
  private final Field<String> dated;

  TextRows(SearchSource source, TextTable table) {
    Table<?> texts = table.texts();
    this.source = source;
    this.place = table.place();
    this.id = texts.field(MEMORY_TEXTS.ID);
    this.owner = texts.field(MEMORY_TEXTS.OWNER);
    this.text = texts.field(MEMORY_TEXTS.TEXT);
    this.said = table.text();
    this.author = texts.field(MEMORY_TEXTS.AUTHOR);
    this.dated = texts.field(MEMORY_TEXTS.DATED);
    this.written = written(texts::field);
    this.documents =
        Rows.of(table.joined(), this::document)
            .generated(
                Stream.<Field<?>>concat(
                        Stream.of(id, owner, said, author, dated),
                        place.toJavaStream().flatMap(TextTable.Place::columns))
                    .toArray(Field<?>[]::new));
    this.stored =
        documents
            .readAs(row -> new Stored(row.get(table.thing()), document(row)))
            .generated(table.thing());
  }

  /** The same in columns, or in parameters, with other names. */
  static Rows<Option<SearchDocument>> written(UnaryOperator<Field<String>> named) {
    return Rows.<Option<SearchDocument>>of(MEMORY_TEXTS)
        .maybe(named.apply(MEMORY_TEXTS.ID), of -> of.map(SearchDocument::id))
        .maybe(named.apply(MEMORY_TEXTS.OWNER), of -> of.map(SearchDocument::owner))
        .maybe(named.apply(MEMORY_TEXTS.TEXT), of -> of.map(SearchDocument::text))
        .maybe(named.apply(MEMORY_TEXTS.AUTHOR), of -> of.flatMap(SearchDocument::author))
        .maybe(
            named.apply(MEMORY_TEXTS.DATED),
            of -> of.flatMap(SearchDocument::date).map(LocalDate::toString));
  }

  List<Field<?>> columns() {
    return documents.columns();
  }

  private SearchDocument document(Row row) throws SQLException {
    return new SearchDocument(
        source,
        row.get(id),
        row.get(owner),
        row.get(said),
        Option.of(row.get(author)),
        day(row.get(dated)),
        thread(row));
  }

  /** As {@link LocalDate#parse} does, but quicker: ranking reads some hundred of them. */
  static Option<LocalDate> day(@Nullable String text) {
    if (text == null) {
      return Option.none();
    }
    return Option.some(
        text.length() == DAY
            ? LocalDate.of(
                Integer.parseInt(text, 0, 4, 10),
                Integer.parseInt(text, 5, 7, 10),
                Integer.parseInt(text, 8, DAY, 10))
            : LocalDate.parse(text));
  }

  TextCandidate candidate(Row row) throws SQLException {
    return TextCandidate.of(document(row));
  }

  private Option<SearchThread> thread(Row row) throws SQLException {
    return place.isEmpty()
        ? Option.none()
        : Option.some(
            new SearchThread(row.get(place.get().thread()), row.get(place.get().number())));
  }
}
