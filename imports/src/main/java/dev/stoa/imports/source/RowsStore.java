package dev.stoa.imports.source;

import dev.stoa.domain.json.JsonObject;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.HashMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A document that was read whole, as tables of objects. */
public final class RowsStore implements ForeignStore {

  private final String name;
  private final Map<String, Seq<JsonObject>> tables;

  /**
   * Named like this in messages.
   *
   * @param tables the objects of each table, in the order of the document
   */
  public RowsStore(String name, Map<String, Seq<JsonObject>> tables) {
    this.name = name;
    this.tables = tables.filterValues(Seq::nonEmpty);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public Seq<String> tables() {
    return tables.keySet().toVector().sorted();
  }

  @Override
  public Seq<String> columns(String table) {
    return rows(table).flatMap(row -> row.members().keySet()).distinct();
  }

  @Override
  public long count(String table) {
    return rows(table).size();
  }

  @Override
  public void each(
      String table, Map<String, String> equal, Seq<String> order, Consumer<ForeignRow> rows) {
    rows(table).map(row -> row(table, row)).filter(row -> row.has(equal)).forEach(rows);
  }

  private Seq<JsonObject> rows(String table) {
    return tables.getOrElse(table, Vector.empty());
  }

  private static ForeignRow row(String table, JsonObject object) {
    java.util.Map<String, @Nullable Object> values = new HashMap<>();
    object.members().forEach((member, value) -> values.put(member, JsonLinesStore.plain(value)));
    return new ForeignRow(table, values);
  }

  @Override
  public void close() {
    // It was read when it was opened.
  }
}
