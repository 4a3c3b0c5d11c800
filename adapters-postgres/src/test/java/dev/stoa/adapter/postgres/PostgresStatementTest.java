package dev.stoa.adapter.postgres;

import dev.stoa.adapter.jooq.sql.StatementContract;
import java.util.List;

final class PostgresStatementTest extends StatementContract {

  private static final String GIVEN =
      " from unnest(?::text[], ?::timestamptz[]) as \"given\"(\"v0\", \"v1\")";

  PostgresStatementTest() {
    super(
        new PostgresDialect("public"),
        List.of(
            "insert into \"agents\" (\"agent_id\", \"created_at\")"
                + " select \"given\".\"v0\", \"given\".\"v1\""
                + GIVEN,
            "insert into \"agents\" (\"agent_id\", \"created_at\")"
                + " select \"given\".\"v0\", \"given\".\"v1\""
                + GIVEN
                + " on conflict do nothing",
            "insert into \"agents\" (\"agent_id\", \"created_at\", \"identity\")"
                + " select \"given\".\"v0\", \"given\".\"v1\", 'it\'\'s'"
                + GIVEN));
  }
}
