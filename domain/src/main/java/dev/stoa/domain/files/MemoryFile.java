package dev.stoa.domain.files;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.Surrogates;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.trust.ItemKind;
import dev.stoa.domain.trust.ItemRef;
import io.vavr.control.Option;
import java.nio.charset.StandardCharsets;
import java.time.Instant;

/** A memory file and its text. */
public record MemoryFile(FileEntry entry, String text) {

  /** Refuses a text that cannot be stored. */
  public MemoryFile {
    checked(text);
  }

  /** A new file. */
  public static MemoryFile created(
      FileId id, FileScope scope, FilePath path, String text, Option<String> author, Instant now) {
    return new MemoryFile(new FileEntry(id, scope, path, size(text), 1, author, now, now), text);
  }

  /** The text; refuses one that the engines cannot store. */
  static String checked(String text) {
    if (text.indexOf(0) >= 0) {
      throw new InvalidValue(
          "file_text contains the character U+0000, which cannot be stored: remove it");
    }
    if (Surrogates.firstLone(text) >= 0) {
      throw new InvalidValue("file_text contains a lone surrogate: send valid Unicode");
    }
    return text;
  }

  static long size(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }

  public FileId id() {
    return entry.id();
  }

  public FilePath path() {
    return entry.path();
  }

  public long version() {
    return entry.version();
  }

  /** What has an origin. */
  public ItemRef item() {
    return ItemKind.FILE.ref(id().value());
  }

  /** With another text. */
  public MemoryFile written(String newText, Option<String> by, Instant now) {
    return new MemoryFile(next(by, now).size(size(newText)).build(), newText);
  }

  /** At another path. */
  public MemoryFile moved(FilePath to, Option<String> by, Instant now) {
    return new MemoryFile(next(by, now).path(to).build(), text);
  }

  /** In another scope; its version stays, for its text does. */
  public MemoryFile given(FileScope to, FilePath newPath) {
    return new MemoryFile(FileEntryBuilder.from(entry).scope(to).path(newPath).build(), text);
  }

  private FileEntryBuilder next(Option<String> by, Instant now) {
    return FileEntryBuilder.from(entry).version(version() + 1).author(by).writtenAt(now);
  }

  /** Its searchable text: the path is its title, with a word before and after each dot. */
  public SearchDocument document() {
    return new SearchDocument(
            SearchSource.FILE,
            id().value(),
            entry.scope().value(),
            path().behind(FilePath.ROOT).replace('.', ' ') + "\n" + text)
        .at(entry.writtenAt());
  }
}
