package dev.stoa.domain.files;

import dev.stoa.domain.search.Searched;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** The memory files of all scopes; a path is used once in a scope. */
public interface MemoryFiles extends Searched {

  /** Lets the open write unit be the only one that changes files of this scope until it ends. */
  void hold(FileScope scope);

  /** Stores new files; a duplicate id or path is an error. */
  void add(Seq<MemoryFile> files);

  /** Stores the text, the path, the version, and who wrote it when. */
  void save(MemoryFile file);

  /** Removes files. */
  void remove(Seq<FileId> ids);

  /** The file at a path. */
  Option<MemoryFile> find(FileScope scope, FilePath path);

  /** The files with these ids, in any order; unknown ids are left out. */
  Seq<MemoryFile> find(Seq<FileId> ids);

  /** A page of files without their texts, in the order of paths. */
  Seq<FileEntry> page(FileQuery query);

  /** What a scope holds. */
  FileUsage totals(FileScope scope);

  /** What a file was before, the newest first; none of what is too old to be kept. */
  Seq<FileVersion> former(FileId id, long before, int limit);

  /** Files that were last written before an instant, the oldest first. */
  Seq<FileEntry> untouched(Instant before, int limit);
}
