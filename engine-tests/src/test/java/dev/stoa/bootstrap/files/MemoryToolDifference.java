package dev.stoa.bootstrap.files;

import dev.stoa.domain.files.FilePath;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.regex.Pattern;

/** Where Stoa answers otherwise than the package, and why; nothing else may differ. */
enum MemoryToolDifference {
  /** One form of a path, on every file system; {@code /memoriesx} is not in {@code /memories}. */
  FORM_OF_A_PATH {
    @Override
    boolean explains(JsonObject command, Answer theirs, Answer ours) {
      return ours.isError() && paths(command).exists(path -> !isCanonical(path));
    }
  },
  /** A slash at the end is dropped, in answers too. */
  SLASH_AT_THE_END {
    @Override
    boolean explains(JsonObject command, Answer theirs, Answer ours) {
      String text = theirs.text();
      for (String path : paths(command).filter(one -> one.endsWith("/"))) {
        text = text.replace(path, path.substring(0, path.length() - 1));
      }
      return !text.equals(theirs.text())
          && theirs.isError() == ours.isError()
          && new Answer(text, theirs.isError()).masked().equals(ours.masked());
    }
  },
  /** A text is looked for in the file, not in each of its lines. */
  TEXT_IN_SEVERAL_LINES {
    @Override
    boolean explains(JsonObject command, Answer theirs, Answer ours) {
      return text(command, "old_str").exists(old -> old.contains("\n"))
          && theirs.isError()
          && theirs.text().startsWith("No replacement was performed, old_str");
    }
  },
  /** It is not there exactly once. */
  TEXT_TWICE_IN_A_LINE {
    @Override
    boolean explains(JsonObject command, Answer theirs, Answer ours) {
      return !theirs.isError()
          && ours.isError()
          && ours.text().startsWith("No replacement was performed. Multiple occurrences");
    }
  },
  /** A missing text removes the old one, instead of being the text undefined. */
  NO_NEW_TEXT {
    @Override
    boolean explains(JsonObject command, Answer theirs, Answer ours) {
      return text(command, "command").contains("str_replace")
          && text(command, "new_str").isEmpty()
          && !theirs.isError();
    }
  },
  /** A last line before the first one is a mistake. */
  RANGE {
    @Override
    boolean explains(JsonObject command, Answer theirs, Answer ours) {
      return ours.isError()
          && command
              .members()
              .get("view_range")
              .exists(
                  range ->
                      ((JsonArray) range)
                          .values()
                          .exists(one -> Long.parseLong(((JsonNumber) one).lexeme()) < -1));
    }
  },
  /** PostgreSQL cannot store it. */
  TEXT_WITH_NUL {
    @Override
    boolean explains(JsonObject command, Answer theirs, Answer ours) {
      return ours.isError()
          && command
              .members()
              .values()
              .exists(one -> one instanceof JsonString text && text.value().indexOf(0) >= 0);
    }
  },
  /** A view is cut, and says how to read on. */
  LONG_FILE {
    @Override
    boolean explains(JsonObject command, Answer theirs, Answer ours) {
      int cut = ours.text().indexOf("\n(Cut after line ");
      return !ours.isError() && cut > 0 && theirs.text().startsWith(ours.text().substring(0, cut));
    }
  },
  /** The sentence of the operating system names a path on the server. */
  SENTENCE_OF_THE_SYSTEM {
    @Override
    boolean explains(JsonObject command, Answer theirs, Answer ours) {
      return theirs.isError() && ours.isError() && SYSTEM.matcher(theirs.text()).lookingAt();
    }
  };

  private static final Pattern SYSTEM = Pattern.compile("E[A-Z]{3,}: ");

  /** What one side answers. */
  record Answer(String text, boolean isError) {

    /** Without the sizes of folders: on a disk they are those of its entries. */
    Answer masked() {
      if (isError || !text.startsWith("Here're the files")) {
        return this;
      }
      String[] lines = text.split("\n", -1);
      for (int i = 1; i < lines.length; i++) {
        if (i == 1 || lines[i].endsWith("/")) {
          lines[i] = lines[i].substring(lines[i].indexOf('\t'));
        }
      }
      return new Answer(String.join("\n", lines), false);
    }
  }

  abstract boolean explains(JsonObject command, Answer theirs, Answer ours);

  private static boolean isCanonical(String path) {
    try {
      FilePath.of(path);
      return true;
    } catch (InvalidValue e) {
      return false;
    }
  }

  private static Vector<String> paths(JsonObject command) {
    return Vector.of("path", "old_path", "new_path").flatMap(name -> text(command, name));
  }

  private static Option<String> text(JsonObject command, String name) {
    return command.members().get(name).map(MemoryToolDifference::text);
  }

  private static String text(JsonValue value) {
    return ((JsonString) value).value();
  }
}
