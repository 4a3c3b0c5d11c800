package dev.stoa.adapter.jooq.rows;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.kernel.PageRequest;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jooq.Condition;
import org.jooq.Record;
import org.jooq.Select;
import org.jooq.SelectConditionStep;
import org.jooq.SelectLimitStep;

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
  private final Map<List<Filter<?>>, Statement> unlimited = new ConcurrentHashMap<>();

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

  /** The first row, read in one round trip with what is queued. */
  public Option<T> head(JooqSession session, Filters filters) {
    return rows.one(
        session,
        statement(filters),
        binds -> {
          filters.bind(binds);
          binds.set(Rows.LIMIT, 1);
        });
  }

  /** All rows, where they are few. */
  public Seq<T> list(JooqSession session, Filters filters) {
    return rows.list(session, all(filters), filters::bind);
  }

  /** Passes all rows one by one, of which a hundred may be much to hold. */
  public void each(JooqSession session, Filters filters, Consumer<T> consumer) {
    session.eachLarge(all(filters), filters::bind, row -> consumer.accept(rows.read(row)));
  }

  /**
   * The next rows behind a position that are wanted, where a condition that says so would lead a
   * planner to a useless index.
   */
  public Seq<T> next(
      JooqSession session,
      Filters filters,
      P after,
      int limit,
      Function<T, P> position,
      Predicate<T> wanted) {
    Vector<T> found = Vector.empty();
    P last = after;
    Seq<T> some;
    do {
      some = page(session, filters, Option.some(last), limit);
      found = found.appendAll(some.filter(wanted));
      last = some.isEmpty() ? last : position.apply(some.last());
    } while (some.size() == limit && found.size() < limit);
    return found.take(limit);
  }

  /** The first page with these filters, for tests of query plans. */
  public Statement first(Filters filters) {
    return statement(filters);
  }

  /** A later page with these filters, for tests of query plans. */
  public Statement later(Filters filters, P after) {
    return statement(filters.and(order.after(), after));
  }

  /** All rows with these filters, for tests of query plans. */
  public Statement all(Filters filters) {
    return statement(unlimited, filters, () -> inOrder(filters));
  }

  private Statement statement(Filters filters) {
    return statement(statements, filters, () -> inOrder(filters).limit(Rows.LIMIT));
  }

  private static Statement statement(
      Map<List<Filter<?>>, Statement> known, Filters filters, Supplier<Select<Record>> query) {
    return filters.areConstant()
        ? known.computeIfAbsent(filters.chosen(), chosen -> Statement.of(query))
        : Statement.of(query);
  }

  private SelectLimitStep<Record> inOrder(Filters filters) {
    return select.apply(filters.condition()).orderBy(order.fields());
  }
}
