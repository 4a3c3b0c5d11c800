package dev.stoa.adapter.cli;

import dev.stoa.actions.Action;
import dev.stoa.actions.Several;
import dev.stoa.actions.shape.ListShape;
import dev.stoa.actions.shape.RecordShape;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** The answers of an action as tables, for people. */
public final class AnswerText<O> {

  private final Action<?, O> action;
  private final ShapeTables tables;
  private final Seq<TableColumn> columns;
  private final boolean areChosen;

  /** With the columns of the action, in lines of any length. */
  public AnswerText(Action<?, O> action) {
    this(action, List.empty(), Integer.MAX_VALUE);
  }

  /** With the columns that were asked for, or else those of the action. */
  AnswerText(Action<?, O> action, Seq<String> wanted, int width) {
    this.action = action;
    this.tables = new ShapeTables(width);
    Seq<String> paths = wanted.isEmpty() ? action.shown().columns() : wanted;
    this.columns = paths.map(path -> TableColumn.of(row(), path));
    this.areChosen = !wanted.isEmpty();
  }

  /** What a row shows: an item of a list, or the whole answer. */
  private RecordShape row() {
    RecordShape output = action.outputShape();
    boolean isList = Several.class.isAssignableFrom(output.type());
    return isList ? (RecordShape) ((ListShape) output.members().head().shape()).item() : output;
  }

  /** The text of an answer. */
  public String of(O answer) {
    boolean isText = action.shown().isText() && !areChosen;
    return (isText ? "" : body(answer))
        + action.shown().picture().map(drawn -> drawn.apply(answer)).getOrElse("");
  }

  private String body(O answer) {
    if (answer instanceof Several<?> list) {
      return list.next()
          .map(next -> rows(list.items()) + "There may be more: --after " + next.text() + "\n")
          .getOrElse(() -> list.items().isEmpty() ? empty() : rows(list.items()) + end());
    }
    String whole = columns.isEmpty() ? tables.whole(row(), answer) : rows(List.of(answer));
    return whole.isEmpty() ? empty() : whole;
  }

  private String end() {
    boolean isPaged = action.outputShape().member("next").isDefined();
    return isPaged ? "No more " + action.shown().noun() + ".\n" : "";
  }

  private String empty() {
    return action.shown().nothing() + "\n";
  }

  /** A column that is empty everywhere is left out, unless it was asked for. */
  private String rows(Seq<?> items) {
    Seq<TableColumn> all = columns.isEmpty() ? ShapeTables.all(row()) : columns;
    return tables.rows(areChosen ? all : ShapeTables.filled(all, items), items);
  }
}
