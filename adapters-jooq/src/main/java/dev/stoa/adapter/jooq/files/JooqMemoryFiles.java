package dev.stoa.adapter.jooq.files;

import static dev.stoa.adapter.jooq.files.FileRows.WHOLE;
import static dev.stoa.schema.generated.tables.Files.FILES;
import static dev.stoa.schema.generated.tables.Versions.VERSIONS;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.rows.StoredById;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.domain.files.FileEntry;
import dev.stoa.domain.files.FileId;
import dev.stoa.domain.files.FilePath;
import dev.stoa.domain.files.FileQuery;
import dev.stoa.domain.files.FileScope;
import dev.stoa.domain.files.FileUsage;
import dev.stoa.domain.files.FileVersion;
import dev.stoa.domain.files.MemoryFile;
import dev.stoa.domain.files.MemoryFiles;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** The memory files in the table {@code files}, and what they were in {@code versions}. */
public final class JooqMemoryFiles extends StoredById<FileId, MemoryFile> implements MemoryFiles {

  public JooqMemoryFiles(JooqSession session) {
    super(session, WHOLE, FileSql.BY_ID);
  }

  @Override
  public void hold(FileScope scope) {
    session.serialize(LockName.FILES.of(scope));
  }

  @Override
  public void remove(Seq<FileId> ids) {
    FileSql.BY_ID.remove(session, ids.map(FileId::value));
  }

  @Override
  public Option<MemoryFile> find(FileScope scope, FilePath path) {
    return WHOLE.one(
        session,
        FileSql.AT_PATH,
        binds -> binds.set(FILES.SCOPE, scope.value()).set(FILES.PATH, path.value()));
  }

  @Override
  public Seq<FileEntry> page(FileQuery query) {
    return FileSql.BY_PATH.page(
        session, FileSql.below(query.scope(), query.folder()), query.page());
  }

  @Override
  public FileUsage totals(FileScope scope) {
    return session
        .list(
            FileSql.USAGE,
            binds -> binds.set(FILES.SCOPE, scope.value()),
            row -> new FileUsage(row.get(FileSql.NUMBER), row.get(FileSql.BYTES)))
        .head();
  }

  @Override
  public Seq<FileVersion> former(FileId id, long before, int limit) {
    return session.list(
        FileSql.FORMER,
        binds ->
            binds
                .set(FileSql.KIND, FILES.getName())
                .set(FileSql.ID, id.value())
                .set(FileSql.BEFORE, before)
                .set(Rows.LIMIT, limit),
        row ->
            new FileVersion(
                row.get(FileSql.VERSION),
                new FilePath(row.get(FileSql.FORMER_PATH)),
                row.get(FileSql.FORMER_TEXT),
                Option.of(row.get(FileSql.FORMER_AUTHOR)),
                row.get(VERSIONS.RECORDED_FROM)));
  }

  @Override
  public Seq<FileEntry> untouched(Instant before, int limit) {
    return FileSql.OLDEST.page(session, FileSql.writtenBefore(before), Option.none(), limit);
  }

  @Override
  public SearchSource source() {
    return SearchSource.FILE;
  }

  @Override
  public Seq<SearchDocument> searchable(Option<String> after, int limit) {
    return FileSql.IN_ORDER.page(session, Filters.NONE, after, limit).map(MemoryFile::document);
  }
}
