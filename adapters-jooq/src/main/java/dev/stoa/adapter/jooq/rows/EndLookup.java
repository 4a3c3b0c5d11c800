package dev.stoa.adapter.jooq.rows;

import dev.stoa.adapter.jooq.sql.IdEnds;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.jooq.Field;

/** Rows found by how an id of them ends. */
public final class EndLookup<T> {

  private final Pages<String, T> pages;
  private final Filter<String> ending;

  EndLookup(Rows<T> rows, Field<String> reversed) {
    IdEnds ends = IdEnds.in(reversed);
    this.pages = rows.pages(Order.ascending(reversed, id -> id));
    this.ending = Filter.of(ends.condition(), ends::bind);
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
