package dev.stoa.adapter.cli;

import dev.stoa.actions.Action;
import dev.stoa.actions.Items;
import dev.stoa.actions.Listing;
import dev.stoa.actions.shape.ListShape;
import dev.stoa.actions.shape.Member;
import dev.stoa.actions.shape.RecordShape;
import dev.stoa.actions.shape.Words;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** The answers of an action as tables, for people. */
public final class AnswerText<O> {

  private final Action<?, O> action;
  private final int width;
  private final Seq<Column> columns;
  private final boolean areChosen;

  /** With the columns of the action, in lines of any length. */
  public AnswerText(Action<?, O> action) {
    this(action, List.empty(), Integer.MAX_VALUE);
  }

  /** With the columns that were asked for, or else those of the action. */
  AnswerText(Action<?, O> action, Seq<String> wanted, int width) {
    this.action = action;
    this.width = width;
    Seq<String> paths = wanted.isEmpty() ? action.shown().columns() : wanted;
    this.columns = paths.map(path -> Column.of(row(), path));
    this.areChosen = !wanted.isEmpty();
  }

  /** What a row shows: an item of a list, or the whole answer. */
  private RecordShape row() {
    RecordShape output = action.outputShape();
    boolean isList = output.type() == Items.class || output.type() == Listing.class;
    return isList ? (RecordShape) ((ListShape) output.members().head().shape()).item() : output;
  }

  /** The text of an answer. */
  public String of(O answer) {
    return body(answer) + action.shown().picture().map(drawn -> drawn.apply(answer)).getOrElse("");
  }

  private String body(O answer) {
    if (answer instanceof Listing<?> page) {
      return page.next()
          .map(next -> rows(page.items()) + "There may be more: --after " + next.text() + "\n")
          .getOrElse(
              page.items().isEmpty()
                  ? empty()
                  : rows(page.items()) + "No more " + action.shown().noun() + ".\n");
    }
    if (answer instanceof Items<?> all) {
      return all.items().isEmpty() ? empty() : rows(all.items());
    }
    return columns.isEmpty() ? whole(row(), answer) : rows(List.of(answer));
  }

  private String empty() {
    return action.shown().nothing() + "\n";
  }

  private String rows(Seq<?> items) {
    return table(row(), columns, items);
  }

  /**
   * A row for each item; a column inside a list makes a row for each of its elements. A column that
   * is empty everywhere is left out, unless it was asked for.
   */
  private String table(RecordShape shape, Seq<Column> wanted, Seq<?> items) {
    Seq<Column> all =
        wanted.isEmpty() ? shape.members().map(member -> Column.of(shape, member.name())) : wanted;
    Seq<Column> shown =
        all.filter(column -> areChosen || items.exists(item -> !column.isEmptyIn(item)));
    Table table = Table.of(shown.map(column -> column.heading(shown)).toJavaArray(String[]::new));
    for (Object item : items) {
      Seq<Seq<String>> cells = shown.map(column -> column.cells(item));
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
  private String whole(RecordShape shape, Object record) {
    Seq<Member> lists = shape.members().filter(AnswerText::isTable);
    Table table = Table.of("what", "value");
    for (Member member : shape.members().removeAll(lists)) {
      table = added(table, "", member, record);
    }
    StringBuilder text = new StringBuilder(table.text(width));
    for (Member member : lists) {
      Seq<?> items = List.ofAll((Iterable<?>) member.get(record));
      if (!items.isEmpty()) {
        RecordShape item = (RecordShape) ((ListShape) member.shape()).item();
        text.append("\n").append(Words.spaced(member.name())).append(":\n");
        text.append(table(item, List.empty(), items));
      }
    }
    return text.toString();
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
