package dev.stoa.actions.files;

import dev.stoa.actions.shape.View;
import dev.stoa.actions.trust.Trusted;
import dev.stoa.domain.files.FileAnswer;
import dev.stoa.domain.files.FileEntry;
import dev.stoa.domain.files.FileUsage;
import dev.stoa.domain.files.FileVersion;
import dev.stoa.domain.files.MemoryFile;
import dev.stoa.domain.trust.ItemKind;

/** How callers see memory files. */
final class FileViews {

  static final String[] COLUMNS = {"path", "size", "version", "author", "written_at", "file_id"};

  static final String[] VERSION_COLUMNS = {"version", "path", "author", "written_at", "text"};

  static final View<FileEntry> ENTRY =
      View.of(FileEntry.class, "File")
          .rename("id", "file_id")
          .note("size", "The bytes of its text in UTF-8.")
          .note("version", "1 when it is created, and one more with every change.")
          .note("author", "The agent that wrote this version, if one did.")
          .order("file_id", "path");

  /** As lists have it. */
  static final View<FileEntry> LISTED =
      Trusted.marked("ListedFile", ENTRY, ItemKind.FILE, FileEntry::id);

  static final View<MemoryFile> WHOLE =
      Trusted.marked(
          "WholeFile",
          View.of(MemoryFile.class, "MemoryFile").flatten("entry", ENTRY),
          ItemKind.FILE,
          MemoryFile::id);

  static final View<FileAnswer> ANSWER =
      View.of(FileAnswer.class, "FileAnswer")
          .nest("file", ENTRY)
          .note("text", "The answer as the memory tool gives it to a model.")
          .note("file", "The file as it is now, if there is one.");

  static final View<FileVersion> VERSION =
      View.of(FileVersion.class, "FileVersion").order("version", "path");

  static final View<FileUsage> USAGE = View.of(FileUsage.class, "FileUsage");

  private FileViews() {}
}
