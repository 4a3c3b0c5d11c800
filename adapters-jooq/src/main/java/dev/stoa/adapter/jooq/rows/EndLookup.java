package dev.stoa.adapter.jooq.rows;

import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.jooq.Field;
import org.jooq.Param;

/**
 * Rows found by how an id of them ends: a range of an index on a column that holds the ids
 * backwards.
 *
 * <p>The range is bounded above too, so that rows behind it are never read.
 */
public final class EndLookup<T> {

  private static final String LAST_CHARACTER = Character.toString(Character.MAX_CODE_POINT);

  private final Pages<String, T> pages;
  private final Filter<String> ending;

  EndLookup(Rows<T> rows, Field<String> reversed) {
    this.pages = rows.pages(Order.ascending(reversed, id -> id));
    this.ending = ending(reversed);
  }

  private static Filter<String> ending(Field<String> reversed) {
    Param<String> from = Params.named("end_from", reversed);
    Param<String> to = Params.named("end_to", reversed);
    return Filter.of(
        reversed.between(from, to),
        (binds, end) -> {
          String beginning = reversed(end);
          binds.set(from, beginning).set(to, beginning + LAST_CHARACTER);
        });
  }

  /** The id read backwards. */
  static String reversed(String id) {
    return new StringBuilder(id).reverse().toString();
  }

  /** Some rows whose id ends so. */
  public Seq<T> find(JooqSession session, String end, int limit) {
    return find(session, Filters.NONE, end, limit);
  }

  /** As above, of the rows with these filters. */
  public Seq<T> find(JooqSession session, Filters filters, String end, int limit) {
    return pages.page(session, filters.and(ending, end), Option.none(), limit);
  }

  /** The statement, for tests of query plans. */
  public Statement statement() {
    return statement(Filters.NONE);
  }

  /** The statement with these filters, for tests of query plans. */
  public Statement statement(Filters filters) {
    return pages.first(filters.and(ending, ""));
  }
}
