package dev.stoa.application.files;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.application.trust.BindOrigins;
import dev.stoa.application.trust.EditOrigins;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.files.FileEntry;
import dev.stoa.domain.files.FileId;
import dev.stoa.domain.files.MemoryFile;
import dev.stoa.domain.files.MemoryFiles;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.TextIndex;
import dev.stoa.domain.trust.ItemKind;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/**
 * The step of storing files, with their index, their origins and the audit trail; requires an open
 * write unit that holds the scope.
 */
final class StoreFiles {

  private final MemoryFiles files;
  private final TextIndex index;
  private final BindOrigins origins;
  private final EditOrigins edited;
  private final AppendAudit audit;

  StoreFiles(
      MemoryFiles files,
      TextIndex index,
      BindOrigins origins,
      EditOrigins edited,
      AppendAudit audit) {
    this.files = files;
    this.index = index;
    this.origins = origins;
    this.edited = edited;
    this.audit = audit;
  }

  void add(MemoryFile file, Writer writer) {
    files.add(Vector.of(file));
    index.put(file.document());
    Seq<String> id = Vector.of(file.id().value());
    AuditMembers bound =
        writer
            .agentId()
            .map(agent -> origins.bind(ItemKind.FILE, id, agent))
            .getOrElse(() -> origins.bind(ItemKind.FILE, id));
    audit.record(
        AuditEvent.of(StoaEventType.FILES_CREATED, members(file.entry(), writer).and(bound)));
  }

  /** Another text. */
  void edit(MemoryFile file, Writer writer) {
    files.save(file);
    index.put(file.document());
    writer
        .agentId()
        .peek(agent -> edited.edit(file.item(), agent))
        .onEmpty(() -> edited.edit(file.item()));
    record(StoaEventType.FILES_EDITED, file.entry(), writer);
  }

  /** Another path. */
  void move(MemoryFile file, Writer writer) {
    files.save(file);
    index.put(file.document());
    record(StoaEventType.FILES_RENAMED, file.entry(), writer);
  }

  void remove(Seq<FileEntry> removed, StoaEventType why, Writer writer) {
    Seq<FileId> ids = removed.map(FileEntry::id);
    index.removeAll(SearchSource.FILE, ids.map(FileId::value));
    files.remove(ids);
    audit.recordAll(removed.map(file -> AuditEvent.of(why, members(file, writer))));
  }

  private void record(StoaEventType type, FileEntry file, Writer writer) {
    audit.record(AuditEvent.of(type, members(file, writer)));
  }

  static AuditMembers members(FileEntry file, Writer writer) {
    return AuditMembers.of("file_id", file.id().value())
        .number("version", file.version())
        .id("by_agent_id", writer.agentId());
  }
}
