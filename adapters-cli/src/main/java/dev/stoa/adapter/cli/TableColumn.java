package dev.stoa.adapter.cli;

import dev.stoa.actions.shape.ListShape;
import dev.stoa.actions.shape.Member;
import dev.stoa.actions.shape.OptionShape;
import dev.stoa.actions.shape.RecordShape;
import dev.stoa.actions.shape.Shape;
import dev.stoa.actions.shape.Words;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** A column of a table: the members on a path, such as {@code memory.tier}. */
record TableColumn(String path, Seq<Member> members) {

  /** The column of a path; one that leads nowhere is refused with those that there are. */
  static TableColumn of(RecordShape row, String path) {
    Seq<Member> members = List.empty();
    Shape shape = row;
    for (String name : path.split("\\.", -1)) {
      if (!(inner(shape) instanceof RecordShape record)) {
        throw unknown(row, path);
      }
      Member member = record.member(name).getOrElseThrow(() -> unknown(row, path));
      members = members.append(member);
      shape = member.shape();
    }
    return new TableColumn(path, members);
  }

  private static CliFailure unknown(RecordShape row, String path) {
    return CliFailure.usage(
        "--columns: "
            + path
            + " is unknown: choose among "
            + row.members().flatMap(TableColumn::paths).mkString(", "));
  }

  private static Seq<String> paths(Member member) {
    return inner(member.shape()) instanceof RecordShape record
        ? record.members().map(below -> member.name() + "." + below.name())
        : List.of(member.name());
  }

  private static Shape inner(Shape shape) {
    if (shape instanceof OptionShape option) {
      return inner(option.item());
    }
    return shape instanceof ListShape list ? list.item() : shape;
  }

  /** Its own name, after those on its path if another column of the table has the same name. */
  String heading(Seq<TableColumn> table) {
    String own = members.last().name();
    boolean alone = table.count(column -> column.members().last().name().equals(own)) == 1;
    return alone
        ? Words.spaced(own)
        : members.map(member -> Words.spaced(member.name())).mkString(" ");
  }

  /** Its cells for one row, more than one if a list is on the path. */
  Seq<String> cells(Object row) {
    return values(row).map(value -> Cells.brief(members.last().shape(), value));
  }

  boolean isEmptyIn(Object row) {
    return cells(row).forAll(String::isEmpty);
  }

  private Seq<Object> values(Object row) {
    Seq<Object> values = List.of(row);
    for (Member member : members) {
      values = values.flatMap(value -> spread(member, value));
    }
    return values;
  }

  private Seq<Object> spread(Member member, Object owner) {
    Object value = member.get(owner);
    return member == members.last() || !(value instanceof Iterable<?> several)
        ? List.of(value)
        : List.ofAll(several);
  }
}
