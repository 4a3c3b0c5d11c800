package dev.stoa.adapter.sqlite;

import dev.stoa.adapter.jooq.sql.StatementContract;
import java.util.List;

final class SqliteStatementTest extends StatementContract {

  SqliteStatementTest() {
    super(new SqliteDialect(), List.of());
  }
}
