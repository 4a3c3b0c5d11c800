package dev.stoa.adapter.jooq.operations;

import static dev.stoa.schema.generated.tables.EmbeddingScopes.EMBEDDING_SCOPES;
import static dev.stoa.schema.generated.tables.Embeddings.EMBEDDINGS;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.max;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.operations.RowSink;
import dev.stoa.domain.operations.StoredTable;
import dev.stoa.domain.operations.StoredTables;
import dev.stoa.schema.Migrations;
import dev.stoa.schema.generated.DefaultSchema;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.Set;
import java.util.function.Consumer;
import org.jooq.Table;
import org.jooq.impl.DSL;

/**
 * The content of a workspace as rows.
 *
 * <p>Every table of the schema is content unless it is named here, so that a new one is never
 * forgotten.
 */
final class JooqStoredTables implements StoredTables {

  static final long FIRST_VERSION = 1;

  /** How the tables of the text indexes end; their rows are made again from what they index. */
  static final String TEXTS = "_texts";

  /** How the tables of the words of texts begin. */
  private static final String WORDS = "word_";

  /** Which messages and turns have texts, and how many vectors there are. */
  private static final Set<String> COMPUTED =
      Set.of(
          "indexed_channels",
          "indexed_debates",
          "embedding_scopes",
          "reading_keys",
          "spawn_readings");

  private static final Statement COUNT_VECTORS =
      Statement.of(
          () ->
              insertInto(
                      EMBEDDING_SCOPES,
                      EMBEDDING_SCOPES.SOURCE,
                      EMBEDDING_SCOPES.OWNER,
                      EMBEDDING_SCOPES.MODEL,
                      EMBEDDING_SCOPES.DIMENSION,
                      EMBEDDING_SCOPES.VECTORS,
                      EMBEDDING_SCOPES.PLACES,
                      EMBEDDING_SCOPES.VERSION)
                  .select(
                      select(
                              EMBEDDINGS.SOURCE,
                              EMBEDDINGS.OWNER,
                              EMBEDDINGS.MODEL,
                              max(EMBEDDINGS.DIMENSION),
                              DSL.count().cast(Long.class),
                              max(EMBEDDINGS.PLACE).plus(inline(1L)),
                              inline(FIRST_VERSION))
                          .from(EMBEDDINGS)
                          .groupBy(EMBEDDINGS.SOURCE, EMBEDDINGS.OWNER, EMBEDDINGS.MODEL)));

  private final JooqSession session;
  private final TableLoader loader;
  private final Map<String, TableRows> tables;

  JooqStoredTables(JooqSession session, TableLoader loader) {
    this.session = session;
    this.loader = loader;
    this.tables =
        Vector.ofAll(DefaultSchema.DEFAULT_SCHEMA.getTables())
            .filter(JooqStoredTables::isContent)
            .sortBy(Table::getName)
            .foldLeft(
                LinkedHashMap.empty(),
                (known, table) -> known.put(table.getName(), TableRows.of(table)));
  }

  static boolean isContent(Table<?> table) {
    String name = table.getName();
    return !name.endsWith(TEXTS) && !name.startsWith(WORDS) && !COMPUTED.contains(name);
  }

  @Override
  public String schemaVersion() {
    return Migrations.LATEST;
  }

  @Override
  public Seq<StoredTable> tables() {
    return tables.values().map(TableRows::stored).toVector();
  }

  @Override
  public long count(StoredTable table) {
    return session
        .one(rows(table).countRows, Binder.NOTHING, row -> row.get(TableRows.COUNT))
        .map(Integer::longValue)
        .get();
  }

  @Override
  public void each(StoredTable table, RowSink rows) {
    TableRows wanted = rows(table);
    session.eachLarge(wanted.select, Binder.NOTHING, row -> rows.add(wanted.read(row)));
  }

  @Override
  public Seq<StoredTable> lockToFill() {
    // The rows that are filled in come with their versions.
    session.recordAt(null);
    return loader.begin(all()).map(TableRows::stored);
  }

  @Override
  public void fill(StoredTable table, Consumer<RowSink> work) {
    TableRows filled = rows(table);
    loader.fill(filled, sink -> work.accept(row -> sink.add(filled.insertedRow(row))));
  }

  @Override
  public void filled() {
    session.change(COUNT_VECTORS, Binder.NOTHING);
    loader.end(all());
  }

  private Seq<TableRows> all() {
    return tables.values().toVector();
  }

  private TableRows rows(StoredTable table) {
    return tables
        .get(table.name())
        .getOrElseThrow(() -> new IllegalArgumentException("no table " + table.name()));
  }
}
