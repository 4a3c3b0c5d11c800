package dev.stoa.imports.run;

import dev.stoa.domain.imports.SkippedRow;
import dev.stoa.domain.imports.TableReport;
import dev.stoa.imports.source.ForeignRow;
import dev.stoa.imports.source.ForeignStore;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Imports the rows of one table: those that are new are mapped and stored in batches, and every row
 * is reported. A table that the source does not have is left out.
 *
 * <p>The columns that a mapping reads are those that are known; others are reported.
 */
public final class TableImport {

  private static final int BATCH = 200;

  private final ImportRun run;
  private final ForeignStore store;
  private final String table;
  private final String becomes;
  private final java.util.Set<String> known = new HashSet<>();

  /** How often a content occurred in the file that is read. */
  private final Map<String, Integer> repeated = new HashMap<>();

  /** Where a key was first, if several files have the table. */
  private final Map<String, Origin> origins = new HashMap<>();

  private final List<SkippedRow> skipped = new ArrayList<>();
  private Function<ForeignRow, String> key = row -> row.required("id");
  private Seq<String> order = Vector.empty();
  private long imported;
  private long already;
  private boolean mapped;

  TableImport(ImportRun run, ForeignStore store, String table, String becomes) {
    this.run = run;
    this.store = store;
    this.table = table;
    this.becomes = becomes;
  }

  /** Rows are distinguished by these columns. */
  public TableImport key(String... names) {
    this.key = row -> Vector.of(names).map(row::required).mkString(" / ");
    return this;
  }

  /** Rows are distinguished by what this makes of them. */
  public TableImport keyedBy(Function<ForeignRow, String> name) {
    this.key = name;
    return this;
  }

  /** Rows are distinguished by all of their values: their ids are numbers of that store only. */
  public TableImport keyedByContent() {
    known.add("id");
    this.key =
        row -> {
          String print = row.fingerprint();
          int times = repeated.merge(print, 1, Integer::sum);
          return times == 1 ? print : print + " #" + times;
        };
    return this;
  }

  /** These columns are known too, though not every row, or none, is asked for them. */
  public TableImport knowing(String... names) {
    known.addAll(List.of(names));
    return this;
  }

  /** Rows are read in the order of these columns. */
  public TableImport orderedBy(String... names) {
    this.order = Vector.of(names);
    return this;
  }

  /** Stores what rows are mapped to; whatever a mapping refuses is skipped. */
  public <T> void into(Function<ForeignRow, T> map, Consumer<Seq<T>> keep) {
    intoChecked(
        map,
        batch -> {
          keep.accept(batch);
          return batch.map(stored -> Option.none());
        });
  }

  /** As {@link #into}; storing answers for each row why it was not stored. */
  public <T> void intoChecked(
      Function<ForeignRow, T> map, Function<Seq<T>, Seq<Option<String>>> keep) {
    Seq<ForeignStore> files = store.having(table);
    if (files.isEmpty()) {
      return;
    }
    for (ForeignStore file : files) {
      Option<String> name = Option.when(files.size() > 1, file::name);
      List<ForeignRow> waiting = new ArrayList<>(BATCH);
      repeated.clear();
      file.each(
          table,
          order,
          row -> {
            waiting.add(row);
            if (waiting.size() == BATCH) {
              flush(name, waiting, map, keep);
            }
          });
      // Rows of the next file may be the same.
      flush(name, waiting, map, keep);
    }
    run.report(
        new TableReport(
            table,
            becomes,
            imported,
            already,
            Vector.ofAll(skipped),
            mapped ? store.columns(table).reject(known::contains) : Vector.empty()));
  }

  private record Mapped<T>(String key, T value) {}

  private record Origin(String file, String fingerprint) {}

  private <T> void flush(
      Option<String> file,
      List<ForeignRow> rows,
      Function<ForeignRow, T> map,
      Function<Seq<T>, Seq<Option<String>>> keep) {
    List<Mapped<ForeignRow>> keyed = new ArrayList<>();
    for (ForeignRow row : rows) {
      if (row.value(ForeignRow.UNREADABLE).isDefined()) {
        skip(row.text(ForeignRow.UNREADABLE).getOrElse(""), "the line is no JSON object");
        continue;
      }
      try {
        Mapped<ForeignRow> one = new Mapped<>(key.apply(row), row);
        file.flatMap(name -> otherwise(name, one))
            .peek(reason -> skip(one.key(), reason))
            .onEmpty(() -> keyed.add(one));
      } catch (IllegalArgumentException e) {
        skip("?", e.getMessage());
      }
    }
    Set<String> before = run.known(table, Vector.ofAll(keyed).map(Mapped::key));
    java.util.Set<String> inBatch = new HashSet<>();
    List<Mapped<T>> fresh = new ArrayList<>();
    for (Mapped<ForeignRow> row : keyed) {
      if (before.contains(row.key()) || !inBatch.add(row.key())) {
        already++;
        continue;
      }
      try {
        fresh.add(new Mapped<>(row.key(), map.apply(row.value())));
        known.addAll(row.value().read());
        mapped = true;
      } catch (IllegalArgumentException e) {
        skip(row.key(), e.getMessage());
      }
    }
    keep(Vector.ofAll(fresh), keep);
    run.progress(rows.size());
    rows.clear();
  }

  /** Why a row is not imported whose key another file has with other values. */
  private Option<String> otherwise(String file, Mapped<ForeignRow> row) {
    Origin here = new Origin(file, row.value().fingerprint());
    Origin first = origins.putIfAbsent(row.key(), here);
    return Option.when(
        first != null
            && !first.file().equals(file)
            && !first.fingerprint().equals(here.fingerprint()),
        () -> file + " has another row with this key than " + first.file() + ", which comes first");
  }

  private <T> void keep(Seq<Mapped<T>> fresh, Function<Seq<T>, Seq<Option<String>>> keep) {
    if (fresh.isEmpty()) {
      return;
    }
    run.names().register();
    Seq<Option<String>> reasons = keep.apply(fresh.map(Mapped::value));
    List<String> stored = new ArrayList<>();
    for (int i = 0; i < fresh.size(); i++) {
      String rowKey = fresh.get(i).key();
      reasons.get(i).peek(reason -> skip(rowKey, reason)).onEmpty(() -> stored.add(rowKey));
    }
    imported += stored.size();
    run.brought(table, Vector.ofAll(stored));
  }

  private void skip(String rowKey, @Nullable String reason) {
    skipped.add(new SkippedRow(rowKey, String.valueOf(reason)));
  }
}
