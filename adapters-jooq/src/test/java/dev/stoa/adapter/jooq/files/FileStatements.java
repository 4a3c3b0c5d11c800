package dev.stoa.adapter.jooq.files;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.files.FileId;
import dev.stoa.domain.files.FilePath;
import dev.stoa.domain.files.FileScope;
import dev.stoa.domain.kernel.TimePosition;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** The queries on tables that grow, for the plans of either engine. */
final class FileStatements {

  private static final Filters BELOW = FileSql.below(FileScope.SHARED, FilePath.of("/memories/a"));
  private static final Filters OLD = FileSql.writtenBefore(Instant.EPOCH);

  private FileStatements() {}

  static List<Statement> statements() {
    List<Statement> statements = new ArrayList<>();
    statements.addAll(FileSql.BY_ID.reads());
    statements.addAll(FileSql.BY_ID.writes());
    statements.add(FileSql.AT_PATH);
    statements.add(FileSql.USAGE);
    statements.add(FileSql.IN_ORDER.later(Filters.NONE, ""));
    statements.add(FileSql.BY_PATH.first(BELOW));
    statements.add(FileSql.BY_PATH.later(BELOW, FilePath.of("/memories/a/b")));
    statements.add(FileSql.OLDEST.first(OLD));
    statements.add(FileSql.OLDEST.later(OLD, new TimePosition<>(Instant.EPOCH, new FileId("f"))));
    statements.add(FileSql.FORMER);
    return statements;
  }
}
