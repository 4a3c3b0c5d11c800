package dev.stoa.adapter.cli;

import dev.stoa.actions.shape.ListShape;
import dev.stoa.actions.shape.Member;
import dev.stoa.actions.shape.RecordShape;
import dev.stoa.actions.shape.View;
import dev.stoa.actions.shape.Words;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** Records as tables, by what their shape shows of them. */
public final class ShapeTables {

  private final int width;

  /** In lines of at most this many characters. */
  ShapeTables(int width) {
    this.width = width;
  }

  /** Every member of a record in a separate row, in lines of any length. */
  public static <T> String whole(View<T> view, T record) {
    return new ShapeTables(Integer.MAX_VALUE).whole(view.shape(), record);
  }

  /** A row for each record, in lines of any length. */
  public static <T> String rows(View<T> view, Seq<T> records) {
    RecordShape shape = view.shape();
    return new ShapeTables(Integer.MAX_VALUE).rows(all(shape), records);
  }

  /** A column for each member. */
  static Seq<TableColumn> all(RecordShape shape) {
    return shape.members().map(member -> TableColumn.of(shape, member.name()));
  }

  /** A row for each item; a column inside a list makes a row for each of its elements. */
  String rows(Seq<TableColumn> columns, Seq<?> items) {
    Table table =
        Table.of(columns.map(column -> column.heading(columns)).toJavaArray(String[]::new));
    for (Object item : items) {
      Seq<Seq<String>> cells = columns.map(column -> column.cells(item));
      int height = cells.map(Seq::size).max().getOrElse(1);
      for (int i = 0; i < height; i++) {
        int line = i;
        table = table.row(cells.map(cell -> cell(cell, line)).toJavaArray());
      }
    }
    return table.text(width);
  }

  private static String cell(Seq<String> cells, int line) {
    if (cells.size() == 1) {
      return cells.head();
    }
    return line < cells.size() ? cells.get(line) : "";
  }

  /** Every member of one record in a separate row; lists of records in tables below. */
  String whole(RecordShape shape, Object record) {
    Seq<Member> lists = shape.members().filter(ShapeTables::isTable);
    Seq<Member> plain = shape.members().removeAll(lists);
    Table table = Table.of("what", "value");
    for (Member member : plain) {
      table = added(table, "", member, record);
    }
    Seq<String> parts = plain.isEmpty() ? List.empty() : List.of(table.text(width));
    for (Member member : lists) {
      Seq<?> items = List.ofAll((Iterable<?>) member.get(record));
      if (!items.isEmpty()) {
        RecordShape item = (RecordShape) ((ListShape) member.shape()).item();
        parts =
            parts.append(
                Words.spaced(member.name()) + ":\n" + rows(filled(all(item), items), items));
      }
    }
    return parts.mkString("\n");
  }

  /** The columns that are not empty everywhere. */
  static Seq<TableColumn> filled(Seq<TableColumn> columns, Seq<?> items) {
    return columns.filter(column -> items.exists(item -> !column.isEmptyIn(item)));
  }

  private static boolean isTable(Member member) {
    return member.shape() instanceof ListShape list && list.item() instanceof RecordShape;
  }

  private static Table added(Table table, String prefix, Member member, Object record) {
    String name = prefix + Words.spaced(member.name());
    Object value = member.get(record);
    if (!(member.shape() instanceof RecordShape inner)) {
      return table.row(name, Cells.whole(member.shape(), value));
    }
    Table with = table;
    for (Member below : inner.members()) {
      with = added(with, name + " ", below, value);
    }
    return with;
  }
}
