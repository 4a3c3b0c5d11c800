package dev.stoa.adapter.jooq.rows;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.kernel.PageRequest;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jooq.Condition;
import org.jooq.Query;
import org.jooq.Record;
import org.jooq.SelectConditionStep;

/**
 * Pages of rows in one order; each combination of filters is a separate statement.
 *
 * @param <P> a position in the order
 */
public final class Pages<P, T> {

  private final Rows<T> rows;
  private final Function<Condition, SelectConditionStep<Record>> select;
  private final Order<P> order;
  private final Map<List<Filter<?>>, Statement> statements = new ConcurrentHashMap<>();

  Pages(Rows<T> rows, Function<Condition, SelectConditionStep<Record>> select, Order<P> order) {
    this.rows = rows;
    this.select = select;
    this.order = order;
  }

  /** The rows of a page. */
  public Seq<T> page(JooqSession session, Filters filters, PageRequest<P> page) {
    return page(session, filters, page.after(), page.limit());
  }

  /** The next rows behind a position, or the first. */
  public Seq<T> page(JooqSession session, Filters filters, Option<P> after, int limit) {
    Filters asked = filters.and(order.after(), after);
    return rows.list(
        session,
        statement(asked),
        binds -> {
          asked.bind(binds);
          binds.set(Rows.LIMIT, limit);
        });
  }

  /** The first page with these filters, for tests of query plans. */
  public Statement first(Filters filters) {
    return statement(filters);
  }

  /** A later page with these filters, for tests of query plans. */
  public Statement later(Filters filters, P after) {
    return statement(filters.and(order.after(), after));
  }

  private Statement statement(Filters filters) {
    return statements.computeIfAbsent(
        filters.chosen(), chosen -> Statement.of(() -> query(filters.condition())));
  }

  private Query query(Condition wanted) {
    return select.apply(wanted).orderBy(order.fields()).limit(Rows.LIMIT);
  }
}
