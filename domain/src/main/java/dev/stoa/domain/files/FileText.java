package dev.stoa.domain.files;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;

/** The rules by which the text of a file is shown and edited, with the answers that models know. */
public final class FileText {

  /** The most characters of lines that are shown at once. */
  public static final int MOST_SHOWN = 16_000;

  static final long MAX_LINES = 999_999;
  private static final int WIDTH = 6;
  private static final int AROUND = 2;

  private FileText() {}

  /** A text that was edited, and what is answered. */
  public record Edited(String text, String answer) {}

  /** The lines of a file with their numbers. */
  public static Either<FileRefused, String> view(
      FilePath path, String text, Option<FileRange> range) {
    List<String> lines = lines(text);
    if (lines.size() > MAX_LINES) {
      return Either.left(new FileRefused.TooManyLines(path, lines.size()));
    }
    FileRange wanted = range.getOrElse(FileRange.from(1));
    long last =
        wanted.last() == FileRange.END ? lines.size() : Math.min(wanted.last(), lines.size());
    StringBuilder shown =
        new StringBuilder("Here's the content of ").append(path).append(" with line numbers:\n");
    int start = shown.length();
    long line = wanted.first();
    while (line <= last && isRoom(shown.length() - start, lines.get((int) line - 1))) {
      append(shown, start, line, lines.get((int) line - 1));
      line++;
    }
    if (line <= last) {
      cut(shown, start, line, last, lines);
    }
    return Either.right(shown.toString());
  }

  private static boolean isRoom(int used, String line) {
    return used + line.length() + WIDTH + 2 <= MOST_SHOWN;
  }

  /** Says how to read on; one line that is too long alone is shown as far as there is room. */
  private static void cut(
      StringBuilder shown, int start, long line, long last, List<String> lines) {
    long next = line;
    if (shown.length() == start) {
      String first = lines.get((int) line - 1);
      int end =
          first.offsetByCodePoints(
              0, Math.min(first.codePointCount(0, first.length()), MOST_SHOWN / 2));
      append(shown, start, line, first.substring(0, end));
      shown.append("\n(line ").append(line).append(" has ").append(first.length());
      shown.append(" characters and is cut.)");
      next++;
    }
    if (next <= last) {
      shown.append("\n(Cut after line ").append(next - 1).append(" of ").append(lines.size());
      shown.append(": read on with view_range [").append(next).append(", -1].)");
    }
  }

  private static void append(StringBuilder shown, int start, long number, String line) {
    if (shown.length() > start) {
      shown.append('\n');
    }
    String digits = Long.toString(number);
    shown.append(" ".repeat(WIDTH - digits.length())).append(digits).append('\t').append(line);
  }

  /** Replaces a part that is there once. */
  public static Either<FileRefused, Edited> replace(
      FilePath path, String text, String old, String with) {
    Seq<Integer> places = places(text, old);
    if (places.isEmpty()) {
      return Either.left(new FileRefused.NoMatch(path, old));
    }
    Seq<Long> lines = places.map(place -> lineAt(text, place));
    if (places.size() > 1) {
      return Either.left(new FileRefused.SeveralMatches(old, lines.distinct()));
    }
    int place = places.head();
    String edited = text.substring(0, place) + with + text.substring(place + old.length());
    return Either.right(new Edited(edited, replaced(edited, lines.head())));
  }

  private static String replaced(String edited, long line) {
    List<String> lines = lines(edited);
    StringBuilder answer =
        new StringBuilder(
            "The memory file has been edited. Here is the snippet showing the change (with line"
                + " numbers):\n");
    int start = answer.length();
    long end = Math.min(lines.size(), line + AROUND);
    for (long one = Math.max(1, line - AROUND); one <= end; one++) {
      append(answer, start, one, lines.get((int) one - 1));
    }
    return answer.toString();
  }

  /** Where a part begins; an empty one begins once in every line. */
  private static Seq<Integer> places(String text, String part) {
    List<Integer> found = new ArrayList<>();
    int place = part.isEmpty() ? 0 : text.indexOf(part);
    while (place >= 0) {
      found.add(place);
      int from = part.isEmpty() ? text.indexOf('\n', place) : place;
      place = from < 0 ? -1 : part.isEmpty() ? from + 1 : text.indexOf(part, from + 1);
    }
    return Vector.ofAll(found);
  }

  private static long lineAt(String text, int place) {
    return text.substring(0, place).chars().filter(one -> one == '\n').count() + 1;
  }

  /** Inserts lines behind one; behind 0, in front of all. */
  public static Either<FileRefused, Edited> insert(
      FilePath path, String text, long line, String inserted) {
    List<String> lines = lines(text);
    if (line < 0 || line > lines.size()) {
      return Either.left(new FileRefused.NoLine(line, lines.size()));
    }
    lines.add(
        (int) line,
        inserted.endsWith("\n") ? inserted.substring(0, inserted.length() - 1) : inserted);
    return Either.right(
        new Edited(String.join("\n", lines), "The file " + path + " has been edited."));
  }

  private static List<String> lines(String text) {
    return new ArrayList<>(List.of(text.split("\n", -1)));
  }
}
