package dev.stoa.adapter.jooq.unit;

import dev.stoa.adapter.jooq.sql.Dialect;
import dev.stoa.adapter.jooq.sql.RenderedStatement;
import io.vavr.control.Option;
import java.sql.Connection;
import java.sql.SQLException;
import org.jooq.ConnectionProvider;
import org.jooq.DSLContext;
import org.jooq.ExecuteContext;
import org.jooq.ExecuteListener;
import org.jooq.ExecuteType;
import org.jooq.exception.DataAccessException;
import org.jooq.impl.DSL;
import org.jspecify.annotations.Nullable;

/** jOOQ's DSL on the connection of the unit of work that the calling thread has open. */
final class UnitDsl {

  private UnitDsl() {}

  static DSLContext of(OpenUnit openUnit, Dialect dialect, Option<AsOf> asOf) {
    return DSL.using(
        RenderedStatement.configuration(dialect)
            .set(new UnitConnection(openUnit))
            .set(new WriteGuard(openUnit, asOf.getOrNull())));
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

  /** Refuses a write inside a read-only unit, and reads the tables as they were if asked. */
  private record WriteGuard(OpenUnit openUnit, @Nullable AsOf asOf) implements ExecuteListener {

    private static final long serialVersionUID = 1L;

    @Override
    public void renderEnd(ExecuteContext context) {
      String sql = context.sql();
      if (asOf != null && sql != null) {
        context.sql(asOf.of(sql));
      }
    }

    @Override
    public void executeStart(ExecuteContext context) {
      if (context.type() != ExecuteType.READ) {
        openUnit.requireWriting();
        try {
          for (String statement : context.batchSQL()) {
            openUnit.record(statement);
          }
          openUnit.sendQueue();
        } catch (SQLException e) {
          throw new DataAccessException("failed: the instant of versions", e);
        }
      }
    }
  }
}
