package dev.stoa.adapter.jooq.files;

import static dev.stoa.adapter.jooq.files.FileRows.ENTRIES;
import static dev.stoa.adapter.jooq.files.FileRows.WHOLE;
import static dev.stoa.schema.generated.tables.Files.FILES;
import static dev.stoa.schema.generated.tables.Versions.VERSIONS;
import static org.jooq.impl.DSL.coalesce;
import static org.jooq.impl.DSL.count;
import static org.jooq.impl.DSL.field;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.sum;

import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.files.FileEntry;
import dev.stoa.domain.files.FileId;
import dev.stoa.domain.files.FilePath;
import dev.stoa.domain.files.FileScope;
import dev.stoa.domain.files.MemoryFile;
import dev.stoa.domain.kernel.TimePosition;
import java.time.Instant;
import org.jooq.Field;
import org.jooq.Param;

/** The statements of memory files; each listing goes along an index. */
final class FileSql {

  static final Lookup<String, MemoryFile> BY_ID = WHOLE.by(FILES.FILE_ID);

  static final Pages<String, MemoryFile> IN_ORDER =
      WHOLE.pages(Order.ascending(FILES.FILE_ID, id -> id));

  static final Pages<FilePath, FileEntry> BY_PATH =
      ENTRIES.pages(Order.ascending(FILES.PATH, FilePath::value));

  static final Pages<TimePosition<FileId>, FileEntry> OLDEST =
      ENTRIES.pages(Order.oldestFirst(FILES.WRITTEN_AT, FILES.FILE_ID));

  private static final Param<String> SCOPE = Params.of(FILES.SCOPE);
  static final Param<String> PATH = Params.of(FILES.PATH);

  static final Statement AT_PATH =
      Statement.of(() -> WHOLE.select(FILES.SCOPE.eq(SCOPE).and(FILES.PATH.eq(PATH))));

  static final Field<Integer> NUMBER = count().as("number");
  static final Field<Long> BYTES =
      coalesce(sum(FILES.SIZE).cast(Long.class), inline(0L)).as("bytes");

  static final Statement USAGE =
      Statement.of(() -> select(NUMBER, BYTES).from(FILES).where(FILES.SCOPE.eq(SCOPE)));

  static final Param<String> KIND = Params.of(VERSIONS.KIND);
  static final Param<String> ID = Params.of(VERSIONS.ID);
  static final Param<Long> BEFORE = Params.named("before_version", FILES.VERSION);

  static final Field<Long> VERSION = member(FILES.VERSION).cast(Long.class).as("file_version");
  static final Field<String> FORMER_PATH = member(FILES.PATH).as("file_path");
  static final Field<String> FORMER_TEXT = member(FILES.TEXT).as("file_text");
  static final Field<String> FORMER_AUTHOR = member(FILES.AUTHOR).as("file_author");

  /** The rows that triggers have kept; a version began when its row was written. */
  static final Statement FORMER =
      Statement.of(
          () ->
              select(VERSION, FORMER_PATH, FORMER_TEXT, FORMER_AUTHOR, VERSIONS.RECORDED_FROM)
                  .from(VERSIONS)
                  .where(VERSIONS.KIND.eq(KIND))
                  .and(VERSIONS.ID.eq(ID))
                  .and(VERSIONS.CONTENT.isNotNull())
                  .and(member(FILES.VERSION).cast(Long.class).lt(BEFORE))
                  .orderBy(VERSIONS.RECORDED_UNTIL.desc())
                  .limit(Rows.LIMIT));

  private static final Filter<String> OF_SCOPE = Filter.eq(FILES.SCOPE);
  private static final Filter<String> FROM = Filter.atLeast(FILES.PATH);
  private static final Filter<String> TO = Filter.below(FILES.PATH);
  private static final Filter<Instant> WRITTEN_BEFORE = Filter.below(FILES.WRITTEN_AT);

  private FileSql() {}

  private static Field<String> member(Field<?> column) {
    return field("{0} ->> {1}", String.class, VERSIONS.CONTENT, inline(column.getName()));
  }

  /** What is in a folder: the paths between its slash and the character behind a slash. */
  static Filters below(FileScope scope, FilePath folder) {
    return Filters.NONE
        .and(OF_SCOPE, scope.value())
        .and(FROM, folder.value() + "/")
        .and(TO, folder.value() + "0");
  }

  static Filters writtenBefore(Instant end) {
    return Filters.NONE.and(WRITTEN_BEFORE, end);
  }
}
