package dev.stoa.domain.files;

import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalCode;
import io.vavr.collection.Seq;

/**
 * Why a command on memory files was refused. The sentences are those that models know from the
 * memory tool.
 */
public sealed interface FileRefused extends Refusal {

  /** The acting agent is unknown or archived. */
  record NoAgent(Refusal reason) implements FileRefused, Refusal.PassedOn {}

  /** There is no such file or folder to read or edit. */
  @RefusalCode("files.unknown")
  record Unknown(FilePath path) implements FileRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "The path " + path + " does not exist. Please provide a valid path.";
    }
  }

  /** There is no such file or folder to delete or rename. */
  @RefusalCode("files.missing")
  record Missing(FilePath path) implements FileRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "The path " + path + " does not exist";
    }
  }

  /** There is one already that is not to be overwritten. */
  @RefusalCode("files.exists")
  record Exists(FilePath path) implements FileRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "File " + path + " already exists";
    }
  }

  /** Renaming never overwrites. */
  @RefusalCode("files.destination_exists")
  record DestinationExists(FilePath path) implements FileRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "The destination " + path + " already exists";
    }
  }

  /** It is a folder. */
  @RefusalCode("files.not_a_file")
  record NotAFile(FilePath path) implements FileRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "The path " + path + " is not a file.";
    }
  }

  /** A file is where a folder would have to be. */
  @RefusalCode("files.not_a_folder")
  record NotAFolder(FilePath path) implements FileRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "The path " + path + " is a file, not a directory: choose another path";
    }
  }

  /** The root cannot be deleted or renamed. */
  @RefusalCode("files.root")
  record Root(String verb) implements FileRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "Cannot " + verb + " the /memories directory itself";
    }
  }

  /** A folder cannot become a part of itself. */
  @RefusalCode("files.into_itself")
  record IntoItself(FilePath from, FilePath to) implements FileRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "Cannot rename " + from + " to " + to + ", which is inside it";
    }
  }

  /** The text to replace is not there. */
  @RefusalCode("files.no_match")
  record NoMatch(FilePath path, String wanted) implements FileRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "No replacement was performed, old_str `"
          + wanted
          + "` did not appear verbatim in "
          + path
          + ".";
    }
  }

  /** The text to replace is there several times. */
  @RefusalCode("files.several_matches")
  record SeveralMatches(String wanted, Seq<Long> lines) implements FileRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "No replacement was performed. Multiple occurrences of old_str `"
          + wanted
          + "` in lines: "
          + lines.mkString(", ")
          + ". Please ensure it is unique";
    }
  }

  /** There is no such line to insert behind. */
  @RefusalCode("files.no_line")
  record NoLine(long line, long lines) implements FileRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "Invalid `insert_line` parameter: "
          + line
          + ". It should be within the range of lines of the file: [0, "
          + lines
          + "]";
    }
  }

  /** It has more lines than can be numbered. */
  @RefusalCode("files.too_many_lines")
  record TooManyLines(FilePath path, long lines) implements FileRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "File " + path + " has too many lines (" + lines + "). Maximum is 999,999 lines.";
    }
  }

  /** Another one has changed it since the caller read it. */
  @RefusalCode("files.stale")
  record Stale(FilePath path, long expected, long version)
      implements FileRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "The file "
          + path
          + " has version "
          + version
          + ", not "
          + expected
          + ": view it again before you change it";
    }
  }

  /** The path has too many names. */
  @RefusalCode("files.too_deep")
  record TooDeep(FilePath path, int most) implements FileRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "path " + path + " is too deep: use at most " + most + " names behind /memories";
    }
  }

  /** The text is too long. */
  @RefusalCode("files.too_large")
  record TooLarge(FilePath path, long bytes, long most) implements FileRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "file "
          + path
          + " would have "
          + bytes
          + " bytes: keep it below "
          + (most + 1)
          + ", or split it";
    }
  }

  /** The scope has as many files as it may have. */
  @RefusalCode("files.too_many")
  record TooMany(FileScope scope, long most) implements FileRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return "scope " + scope + " has " + most + " files already: delete or join some first";
    }
  }

  /** The scope holds as much as it may hold. */
  @RefusalCode("files.full")
  record Full(FileScope scope, long most) implements FileRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return "scope " + scope + " would hold more than " + most + " bytes: delete or shorten files";
    }
  }
}
