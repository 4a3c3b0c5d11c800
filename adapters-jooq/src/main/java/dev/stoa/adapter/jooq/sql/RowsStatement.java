package dev.stoa.adapter.jooq.sql;

import dev.stoa.adapter.jooq.sql.RenderedStatement.Slot;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An insert that takes many rows at once on PostgreSQL, each parameter as an array.
 *
 * <p>One text serves any number of rows, so that the server keeps its plan, and it is sent together
 * with other statements.
 */
public final class RowsStatement {

  private static final Pattern INSERT =
      Pattern.compile(
          "(?<into>insert into [^()]+ \\([^()]+\\)) values \\("
              + "(?<values>[^']*)\\)"
              + "(?<conflict>( on conflict [^?']*do nothing)?)");

  private final String text;
  private final List<Slot> slots;

  private RowsStatement(String text, List<Slot> slots) {
    this.text = text;
    this.slots = slots;
  }

  /**
   * None for what is no plain insert of values; nor for one that updates, because a row cannot be
   * updated twice in one statement.
   */
  static Option<RowsStatement> of(String text, List<Slot> slots) {
    Matcher insert = INSERT.matcher(text);
    return insert.matches() && !text.contains(" do update ")
        ? Option.some(
            new RowsStatement(
                insert.group("into")
                    + " select "
                    + named(insert.group("values"), slots)
                    + " from unnest("
                    + arrays(slots)
                    + ") as given("
                    + names(slots)
                    + ")"
                    + insert.group("conflict"),
                slots))
        : Option.none();
  }

  public String text() {
    return text;
  }

  List<Slot> slots() {
    return slots;
  }

  /** The values of a row, with the column of an array in place of each question mark. */
  private static String named(String values, List<Slot> slots) {
    String[] byPosition = new String[slots.stream().mapToInt(one -> one.positions().length).sum()];
    for (Slot slot : slots) {
      for (int position : slot.positions()) {
        byPosition[position - 1] = "given." + name(slot);
      }
    }
    StringBuilder named = new StringBuilder();
    int position = 0;
    for (char c : values.toCharArray()) {
      if (c == '?') {
        named.append(byPosition[position]);
        position++;
      } else {
        named.append(c);
      }
    }
    return named.toString();
  }

  private static String arrays(List<Slot> slots) {
    List<String> arrays = new ArrayList<>();
    slots.forEach(slot -> arrays.add("?::" + slot.type().element() + "[]"));
    return String.join(", ", arrays);
  }

  private static String names(List<Slot> slots) {
    return String.join(", ", slots.stream().map(RowsStatement::name).toList());
  }

  private static String name(Slot slot) {
    return "v" + slot.number();
  }
}
