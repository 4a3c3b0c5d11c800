package dev.stoa.adapter.jooq.unit;

import dev.stoa.adapter.jooq.sql.Dialect;
import dev.stoa.adapter.jooq.sql.RenderedStatement;
import java.sql.Connection;
import java.sql.SQLException;
import org.jooq.ConnectionProvider;
import org.jooq.DSLContext;
import org.jooq.ExecuteContext;
import org.jooq.ExecuteListener;
import org.jooq.ExecuteType;
import org.jooq.exception.DataAccessException;
import org.jooq.impl.DSL;

/** jOOQ's DSL on the connection of the unit of work that the calling thread has open. */
final class UnitDsl {

  private UnitDsl() {}

  static DSLContext of(OpenUnit openUnit, Dialect dialect) {
    return DSL.using(
        RenderedStatement.configuration(dialect)
            .set(new UnitConnection(openUnit))
            .set(new WriteGuard(openUnit)));
  }

  private record UnitConnection(OpenUnit openUnit) implements ConnectionProvider {

    @Override
    public Connection acquire() {
      try {
        return openUnit.lease().connection();
      } catch (SQLException e) {
        throw new DataAccessException("failed: a statement before this one", e);
      }
    }

    @Override
    public void release(Connection connection) {
      // It belongs to the unit of work.
    }
  }

  /** Refuses a write inside a read-only unit, where an engine might commit it at once. */
  private record WriteGuard(OpenUnit openUnit) implements ExecuteListener {

    private static final long serialVersionUID = 1L;

    @Override
    public void executeStart(ExecuteContext context) {
      if (context.type() != ExecuteType.READ) {
        openUnit.requireWriting();
      }
    }
  }
}
