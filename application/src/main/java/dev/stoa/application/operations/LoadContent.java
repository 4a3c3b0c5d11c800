package dev.stoa.application.operations;

import dev.stoa.domain.operations.ContentRoots;
import dev.stoa.domain.operations.RowSource;
import dev.stoa.domain.operations.StoredTable;
import dev.stoa.domain.operations.StoredTables;
import dev.stoa.domain.operations.TableDigest;
import dev.stoa.domain.operations.TransferRefused;
import dev.stoa.domain.search.IndexedLater;
import dev.stoa.domain.search.MetadataIndexes;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.Searched;
import dev.stoa.domain.search.TextIndex;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;

/** The step of filling an empty workspace; requires an open write unit. */
final class LoadContent {

  private static final int PAGE = 500;

  private final ReadContent content;
  private final StoredTables tables;
  private final TextIndex index;
  private final MetadataIndexes metadata;
  private final Seq<Searched> searched;

  LoadContent(
      ReadContent content, TextIndex index, MetadataIndexes metadata, Seq<Searched> searched) {
    this.content = content;
    this.metadata = metadata;
    this.tables = content.tables();
    this.index = index;
    // Texts that are indexed by the next search are left to it.
    this.searched = searched.reject(IndexedLater.class::isInstance);
  }

  /**
   * Writes all rows, computes what is not content, and compares what is stored with what was read.
   *
   * @param expected the roots that the content must have, from the digests of the rows
   */
  Either<TransferRefused, ContentRoots> load(
      RowSource source,
      long rows,
      TransferProgress progress,
      Function<Seq<TableDigest>, ContentRoots> expected) {
    Seq<StoredTable> ordered = tables.lockToFill();
    Option<StoredTable> taken = ordered.find(table -> tables.count(table) > 0);
    if (taken.isDefined()) {
      return Either.left(new TransferRefused.NotEmpty(taken.get().name()));
    }
    ContentRoots read =
        expected.apply(fill(ordered, source, new RowCounter(progress, "writing", rows)));
    tables.filled();
    metadata.missing().forEach(metadata::rebuild);
    searched.forEach(this::index);
    ContentRoots stored = content.roots(new RowCounter(progress, "comparing", rows));
    return read.difference(stored)
        .<Either<TransferRefused, ContentRoots>>map(
            table -> Either.left(new TransferRefused.NotEqual(table)))
        .getOrElse(() -> Either.right(stored));
  }

  private Seq<TableDigest> fill(Seq<StoredTable> ordered, RowSource source, RowCounter counter) {
    try (DigestThread thread = new DigestThread()) {
      return ordered.map(table -> fill(table, source, thread.of(table), counter)).toVector();
    }
  }

  private TableDigest fill(
      StoredTable table, RowSource source, DigestThread.Rows digested, RowCounter counter) {
    tables.fill(
        table,
        sink ->
            source.each(
                table,
                row -> {
                  digested.add(row);
                  sink.add(row);
                  counter.count();
                }));
    return digested.end();
  }

  private void index(Searched source) {
    Seq<SearchDocument> page = source.searchable(Option.none(), PAGE);
    while (!page.isEmpty()) {
      index.putAll(page);
      page =
          page.size() < PAGE
              ? Vector.empty()
              : source.searchable(Option.some(page.last().id()), PAGE);
    }
  }
}
