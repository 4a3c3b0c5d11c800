package dev.stoa.adapter.jooq.operations;

import static java.util.stream.Collectors.joining;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.sql.VersionedTable;
import java.time.Instant;
import java.util.List;
import org.jooq.impl.DSL;

/** The statements on versions, for the plans of either engine. */
final class VersionStatements {

  /** Those that read and remove by kind, by row and by time. */
  static final List<Statement> BY_INDEX =
      List.of(
          JooqVersions.FIND,
          JooqVersions.REMOVE,
          AgentNames.FORMER_NAMES,
          SeenVersions.LAST,
          SeenVersions.RECENT);

  private VersionStatements() {}

  /** One row as it was, of every table. */
  static List<Statement> rowsAsOf() {
    return VersionedTable.all().stream()
        .filter(table -> !table.appended())
        .map(VersionStatements::rowAsOf)
        .toList();
  }

  private static Statement rowAsOf(VersionedTable table) {
    String key =
        table.key().stream().map(field -> field.getName() + " = '1'").collect(joining(" and "));
    return Statement.of(
        dialect ->
            DSL.resultQuery(
                "with "
                    + dialect.versions().asOf(table, Instant.EPOCH)
                    + " select * from "
                    + table.name()
                    + " where "
                    + key));
  }
}
