package dev.stoa.domain.files;

import io.vavr.control.Option;
import java.time.Instant;

/**
 * What a file was, or is.
 *
 * @param author the agent that wrote it, if one did
 */
public record FileVersion(
    long version, FilePath path, String text, Option<String> author, Instant writtenAt) {

  /** The present one. */
  public static FileVersion of(MemoryFile file) {
    return new FileVersion(
        file.version(), file.path(), file.text(), file.entry().author(), file.entry().writtenAt());
  }
}
