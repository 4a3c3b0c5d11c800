package dev.stoa.schema;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import org.jooq.BindingGetResultSetContext;
import org.jooq.BindingSQLContext;
import org.jooq.BindingSetStatementContext;
import org.jooq.SQLDialect;
import org.jooq.impl.AbstractBinding;
import org.jooq.impl.DSL;
import org.jspecify.annotations.Nullable;

/**
 * A column that both engines can take as text, cast to its real type where the engine has one.
 *
 * <p>Statements that jOOQ does not run itself bind and read through it too, so that a column has
 * one encoding.
 */
public abstract class ColumnBinding<T> extends AbstractBinding<Object, T> {
  private static final long serialVersionUID = 1L;

  /** The type that an engine other than SQLite casts a literal or a bind variable to. */
  public abstract String sqlType();

  /** The value in an array of {@link #sqlType}. */
  public abstract String element(T value);

  /** The JDBC type of null where the column is typed. */
  abstract int nullType();

  abstract void bind(PreparedStatement statement, int index, T value, boolean typed)
      throws SQLException;

  abstract @Nullable T read(ResultSet row, int index, boolean typed) throws SQLException;

  /** Binds a value; null is SQL's null. */
  public final void bind(
      PreparedStatement statement, int index, @Nullable T value, SQLDialect family)
      throws SQLException {
    boolean typed = isTyped(family);
    if (value != null) {
      bind(statement, index, value, typed);
    } else {
      statement.setNull(index, typed ? nullType() : Types.VARCHAR);
    }
  }

  /** The value; SQL's null is null. */
  public final @Nullable T read(ResultSet row, int index, SQLDialect family) throws SQLException {
    return read(row, index, isTyped(family));
  }

  @Override
  protected final void sqlInline(BindingSQLContext<T> context) {
    context.render().visit(DSL.inline((String) converter().to(context.value())));
    cast(context);
  }

  @Override
  protected final void sqlBind(BindingSQLContext<T> context) {
    context.render().sql(context.variable());
    cast(context);
  }

  @Override
  public final void set(BindingSetStatementContext<T> context) throws SQLException {
    bind(context.statement(), context.index(), context.value(), context.family());
  }

  @Override
  public final void get(BindingGetResultSetContext<T> context) throws SQLException {
    context.value(read(context.resultSet(), context.index(), context.family()));
  }

  private void cast(BindingSQLContext<T> context) {
    if (isTyped(context.family())) {
      context.render().sql("::").sql(sqlType());
    }
  }

  /** SQLite has neither instants nor JSON, but text. */
  static boolean isTyped(SQLDialect family) {
    return family != SQLDialect.SQLITE;
  }
}
