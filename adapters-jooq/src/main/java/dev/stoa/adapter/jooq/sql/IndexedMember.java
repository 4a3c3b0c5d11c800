package dev.stoa.adapter.jooq.sql;

import dev.stoa.schema.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jooq.Field;
import org.jooq.Query;
import org.jooq.QueryPart;
import org.jooq.Table;
import org.jooq.TableField;
import org.jooq.impl.DSL;

/**
 * A member of the JSON objects of a column that has indexes.
 *
 * @param name how the names of its indexes begin
 * @param before the columns by which all conditions are limited
 * @param after the columns that order what has the same value
 */
public record IndexedMember(
    String name,
    TableField<?, Json> object,
    String key,
    List<TableField<?, ?>> before,
    List<TableField<?, ?>> after) {

  /**
   * One of its indexes.
   *
   * @param create what makes it
   */
  public record Made(String name, Query create) {}

  /** The column as an index names it. */
  public Field<?> column() {
    return plain(object);
  }

  /** The columns of an index with these expressions between the others. */
  public QueryPart columns(QueryPart... values) {
    List<QueryPart> all = new ArrayList<>();
    before.forEach(one -> all.add(plain(one)));
    all.addAll(List.of(values));
    after.forEach(one -> all.add(plain(one)));
    return DSL.list(all);
  }

  /** The table that is indexed. */
  public Table<?> table() {
    return Objects.requireNonNull(object.getTable());
  }

  private static Field<?> plain(Field<?> column) {
    return DSL.field(column.getUnqualifiedName(), column.getDataType());
  }

  /** What an index that is in the database is called. */
  public static final Field<String> NAME = DSL.field(DSL.name("name"), String.class);
}
