package dev.stoa.adapter.jooq.sql;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jooq.Field;
import org.jooq.Query;
import org.jooq.RowCountQuery;

/**
 * A statement in jOOQ's typed DSL, rendered on first use, once per dialect and process.
 *
 * <p>Rendering and preparing are the cost of jOOQ over plain JDBC. A repository declares its
 * statements as constants and runs them through a session on cached prepared statements. Values are
 * bound and rows are read by column, so the order of columns in a statement never matters.
 */
public final class Statement {

  private final Function<Dialect, Query> query;
  private final List<Field<?>> returned;
  private final Map<Class<?>, RenderedStatement> rendered = new ConcurrentHashMap<>(2);

  private Statement(Function<Dialect, Query> query, List<Field<?>> returned) {
    this.query = query;
    this.returned = returned;
  }

  /** A statement that all engines share. */
  public static Statement of(Supplier<? extends Query> query) {
    return new Statement(dialect -> query.get(), List.of());
  }

  /** A statement that depends on the engine; it must not depend on the workspace. */
  public static Statement of(Function<Dialect, ? extends Query> query) {
    return new Statement(query::apply, List.of());
  }

  /**
   * A writing statement that returns columns of the rows it wrote.
   *
   * <p>jOOQ's own {@code returning} selects the rows again on SQLite, and may find another one.
   */
  public static Statement returning(Supplier<? extends RowCountQuery> query, Field<?>... fields) {
    return returning(dialect -> query.get(), fields);
  }

  /** As above, where the statement depends on the engine. */
  public static Statement returning(
      Function<Dialect, ? extends RowCountQuery> query, Field<?>... fields) {
    return new Statement(query::apply, List.of(fields));
  }

  /** The SQL for this engine, as it is sent; used by tests of query plans. */
  public String sql(Dialect dialect) {
    return on(dialect).text();
  }

  /** What is sent to this engine. */
  public RenderedStatement on(Dialect dialect) {
    RenderedStatement known = rendered.get(dialect.getClass());
    return known != null ? known : render(dialect);
  }

  /** Not in computeIfAbsent: it initialises classes. Of two that render, the first is kept. */
  private RenderedStatement render(Dialect dialect) {
    RenderedStatement made = RenderedStatement.of(dialect, query.apply(dialect), returned);
    RenderedStatement first = rendered.putIfAbsent(dialect.getClass(), made);
    return first != null ? first : made;
  }
}
