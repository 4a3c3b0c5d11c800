package dev.stoa.adapter.jooq.files;

import static dev.stoa.schema.generated.tables.Files.FILES;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.domain.files.FileEntry;
import dev.stoa.domain.files.FileEntryBuilder;
import dev.stoa.domain.files.FileId;
import dev.stoa.domain.files.FilePath;
import dev.stoa.domain.files.FileScope;
import dev.stoa.domain.files.MemoryFile;
import io.vavr.control.Option;
import java.sql.SQLException;

/** Which column of {@code files} holds what. */
final class FileRows {

  /** Files without their texts. */
  static final Rows<FileEntry> ENTRIES =
      Rows.of(FILES, FileRows::entry)
          .key(FILES.FILE_ID, file -> file.id().value())
          .set(FILES.CREATED_AT, FileEntry::createdAt)
          .changing()
          .set(FILES.SCOPE, file -> file.scope().value())
          .set(FILES.PATH, file -> file.path().value())
          .set(FILES.SIZE, FileEntry::size)
          .set(FILES.VERSION, FileEntry::version)
          .maybe(FILES.AUTHOR, FileEntry::author)
          .set(FILES.WRITTEN_AT, FileEntry::writtenAt);

  static final Rows<MemoryFile> WHOLE =
      Rows.of(FILES, row -> new MemoryFile(entry(row), row.get(FILES.TEXT)))
          .including(ENTRIES, MemoryFile::entry)
          .changing()
          .set(FILES.TEXT, MemoryFile::text);

  private FileRows() {}

  private static FileEntry entry(Row row) throws SQLException {
    return FileEntryBuilder.builder()
        .id(new FileId(row.get(FILES.FILE_ID)))
        .scope(new FileScope(row.get(FILES.SCOPE)))
        .path(new FilePath(row.get(FILES.PATH)))
        .size(row.get(FILES.SIZE))
        .version(row.get(FILES.VERSION))
        .author(Option.of(row.get(FILES.AUTHOR)))
        .createdAt(row.get(FILES.CREATED_AT))
        .writtenAt(row.get(FILES.WRITTEN_AT))
        .build();
  }
}
