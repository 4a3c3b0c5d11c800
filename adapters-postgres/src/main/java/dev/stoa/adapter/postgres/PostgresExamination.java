package dev.stoa.adapter.postgres;

import dev.stoa.domain.operations.HealthFinding;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** What the server says about a workspace. */
final class PostgresExamination {

  private static final String SIZE =
      """
      select pg_size_pretty(coalesce(sum(pg_total_relation_size(c.oid)), 0)) as size,
        (select coalesce(sum(n_dead_tup), 0) from pg_stat_user_tables
         where schemaname = current_schema()) as dead,
        (select coalesce(sum(n_live_tup), 0) from pg_stat_user_tables
         where schemaname = current_schema()) as live
      from pg_class c where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
      """;
  private static final String BYTES =
      """
      select coalesce(sum(pg_total_relation_size(c.oid)), 0)
      from pg_class c where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
      """;
  private static final String UNUSABLE =
      """
      select i.indexrelid::regclass::text as name from pg_index i
      join pg_class c on c.oid = i.indexrelid
      where not i.indisvalid and c.relnamespace = current_schema()::regnamespace
      """;
  private static final String UNCHECKED =
      """
      select conname as name from pg_constraint
      where not convalidated and connamespace = current_schema()::regnamespace
      """;

  private PostgresExamination() {}

  /** The bytes of the tables and of their indexes. */
  static long bytes(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(BYTES)) {
      row.next();
      return row.getLong(1);
    }
  }

  static Seq<HealthFinding> run(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      return Vector.of(
          size(statement),
          named(
              statement,
              UNUSABLE,
              "index pages",
              "every index is valid",
              "is not valid",
              "reindex it"),
          named(
              statement,
              UNCHECKED,
              "foreign keys",
              "every constraint was checked",
              "was not checked",
              "validate the constraint"));
    }
  }

  private static HealthFinding size(Statement statement) throws SQLException {
    try (ResultSet row = statement.executeQuery(SIZE)) {
      row.next();
      String size = row.getString("size");
      long dead = row.getLong("dead");
      long live = row.getLong("live");
      return dead > 10_000 && dead > live
          ? HealthFinding.warning(
              "schema size", size + ", " + dead + " dead rows", "see why autovacuum does not run")
          : HealthFinding.ok("schema size", size);
    }
  }

  private static HealthFinding named(
      Statement statement, String question, String check, String right, String wrong, String fix)
      throws SQLException {
    try (ResultSet rows = statement.executeQuery(question)) {
      return rows.next()
          ? HealthFinding.problem(check, rows.getString("name") + " " + wrong, fix)
          : HealthFinding.ok(check, right);
    }
  }
}
