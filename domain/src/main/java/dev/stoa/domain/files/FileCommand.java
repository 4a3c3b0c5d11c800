package dev.stoa.domain.files;

import io.vavr.control.Option;

/** One of the six commands of the memory tool. */
public sealed interface FileCommand {

  /** Shows a file with line numbers, or what is in a folder. */
  record View(FilePath path, Option<FileRange> range) implements FileCommand {}

  /** Writes a file. */
  record Create(FilePath path, String text) implements FileCommand {

    /** Refuses a text that cannot be stored. */
    public Create {
      MemoryFile.checked(text);
    }
  }

  /** Replaces a part of a file that is there once. */
  record StrReplace(FilePath path, String oldText, String newText) implements FileCommand {

    /** Refuses a text that cannot be stored. */
    public StrReplace {
      MemoryFile.checked(newText);
    }
  }

  /** Inserts lines behind one of a file; behind 0, in front of all. */
  record Insert(FilePath path, long line, String text) implements FileCommand {

    /** Refuses a text that cannot be stored. */
    public Insert {
      MemoryFile.checked(text);
    }
  }

  /** Deletes a file, or a folder with all that is in it. */
  record Delete(FilePath path) implements FileCommand {}

  /** Gives a file or a folder another path. */
  record Rename(FilePath from, FilePath to) implements FileCommand {}

  /** Shows a file or a folder. */
  static FileCommand view(String path) {
    return new View(FilePath.of(path), Option.none());
  }

  /** Shows some lines of a file. */
  static FileCommand view(String path, FileRange range) {
    return new View(FilePath.of(path), Option.some(range));
  }

  /** Writes a file. */
  static FileCommand create(String path, String text) {
    return new Create(FilePath.of(path), text);
  }

  /** Replaces a part of a file. */
  static FileCommand replace(String path, String oldText, String newText) {
    return new StrReplace(FilePath.of(path), oldText, newText);
  }

  /** Inserts lines into a file. */
  static FileCommand insert(String path, long line, String text) {
    return new Insert(FilePath.of(path), line, text);
  }

  /** Deletes a file or a folder. */
  static FileCommand delete(String path) {
    return new Delete(FilePath.of(path));
  }

  /** Gives a file or a folder another path. */
  static FileCommand rename(String from, String to) {
    return new Rename(FilePath.of(from), FilePath.of(to));
  }
}
