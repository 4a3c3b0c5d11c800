package dev.stoa.domain.files;

import dev.stoa.domain.json.InvalidValue;
import io.vavr.control.Either;

/**
 * What a scope may hold at most.
 *
 * @param fileBytes of one file, in UTF-8
 * @param files how many files
 * @param depth how many names a path has behind {@code /memories}
 * @param scopeBytes of all files, in UTF-8
 */
public record FileLimits(long fileBytes, long files, int depth, long scopeBytes) {

  /** What no limit exceeds: a text is indexed as a whole. */
  public static final long MOST_BYTES = 1_000_000;

  /** The usual limits. */
  public static final FileLimits USUAL = new FileLimits(100_000, 1_000, 8, 10_000_000);

  /** Refuses limits that allow nothing, or too much. */
  public FileLimits {
    if (fileBytes < 1 || fileBytes > MOST_BYTES) {
      throw new InvalidValue("file_bytes is " + fileBytes + ": give 1 to " + MOST_BYTES);
    }
    if (files < 1 || depth < 1 || scopeBytes < 1) {
      throw new InvalidValue("a limit of files is below 1: give at least 1");
    }
  }

  /** With another limit of the bytes of a file. */
  public FileLimits fileBytes(long most) {
    return new FileLimits(most, files, depth, scopeBytes);
  }

  /** With another number of files. */
  public FileLimits files(long most) {
    return new FileLimits(fileBytes, most, depth, scopeBytes);
  }

  /** With another depth. */
  public FileLimits depth(int most) {
    return new FileLimits(fileBytes, files, most, scopeBytes);
  }

  /** With another limit of the bytes of all files. */
  public FileLimits scopeBytes(long most) {
    return new FileLimits(fileBytes, files, depth, most);
  }

  /**
   * The file, if there is room for it.
   *
   * @param others what the scope holds without it
   */
  public Either<FileRefused, MemoryFile> fits(MemoryFile file, FileUsage others) {
    if (file.path().depth() > depth) {
      return Either.left(new FileRefused.TooDeep(file.path(), depth));
    }
    if (file.entry().size() > fileBytes) {
      return Either.left(new FileRefused.TooLarge(file.path(), file.entry().size(), fileBytes));
    }
    if (others.files() + 1 > files) {
      return Either.left(new FileRefused.TooMany(file.entry().scope(), files));
    }
    if (others.bytes() + file.entry().size() > scopeBytes) {
      return Either.left(new FileRefused.Full(file.entry().scope(), scopeBytes));
    }
    return Either.right(file);
  }
}
