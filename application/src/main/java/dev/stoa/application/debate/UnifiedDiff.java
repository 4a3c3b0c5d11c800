package dev.stoa.application.debate;

import com.github.difflib.DiffUtils;
import com.github.difflib.UnifiedDiffUtils;
import java.util.List;

/** The unified diff of two versions of a text. */
public final class UnifiedDiff {

  /** How many unchanged lines surround a change, as in {@code diff -u}. */
  private static final int CONTEXT = 3;

  private static final String NO_NEWLINE = "\\ No newline at end of file";

  private UnifiedDiff() {}

  /** From one named text to another; empty if they are equal. */
  public static String between(String from, String before, String to, String after) {
    List<String> old = lines(before);
    return String.join(
        "\n",
        UnifiedDiffUtils.generateUnifiedDiff(
            from, to, old, DiffUtils.diff(old, lines(after)), CONTEXT));
  }

  /** A last line without a newline is marked as {@code diff} does. */
  private static List<String> lines(String text) {
    String[] lines = text.split("\n", -1);
    int last = lines.length - 1;
    if (!lines[last].isEmpty()) {
      lines[last] = lines[last] + "\n" + NO_NEWLINE;
      return List.of(lines);
    }
    return List.of(lines).subList(0, last);
  }
}
