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

/** A column that both engines can take as text, cast to its real type on PostgreSQL. */
abstract class ColumnBinding<T> extends AbstractBinding<Object, T> {
  private static final long serialVersionUID = 1L;

  /** The type that PostgreSQL casts a literal or a bind variable to. */
  abstract String postgresType();

  abstract void bind(PreparedStatement statement, int index, T value, boolean postgres)
      throws SQLException;

  abstract T read(ResultSet row, int index, boolean postgres) throws SQLException;

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
    boolean postgres = postgres(context.family());
    if (context.value() != null) {
      bind(context.statement(), context.index(), context.value(), postgres);
    } else {
      context.statement().setNull(context.index(), postgres ? Types.OTHER : Types.VARCHAR);
    }
  }

  @Override
  public final void get(BindingGetResultSetContext<T> context) throws SQLException {
    context.value(read(context.resultSet(), context.index(), postgres(context.family())));
  }

  private void cast(BindingSQLContext<T> context) {
    if (postgres(context.family())) {
      context.render().sql("::").sql(postgresType());
    }
  }

  private static boolean postgres(SQLDialect family) {
    return family == SQLDialect.POSTGRES;
  }
}
