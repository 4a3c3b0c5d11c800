package dev.stoa.domain.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.json.InvalidValue;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class FileTextTest {

  private static final FilePath PATH = FilePath.of("/memories/a.md");
  private static final String SHOWN = "Here's the content of /memories/a.md with line numbers:\n";
  private static final String EDITED =
      "The memory file has been edited. Here is the snippet showing the change (with line"
          + " numbers):\n";

  @Test
  void linesAreNumbered() {
    assertEquals(SHOWN + "     1\tone\n     2\ttwo\n     3\t", view("one\ntwo\n"));
    assertEquals(SHOWN + "     1\t", view(""));
    assertEquals(SHOWN + "     1\ta\r\n     2\tb", view("a\r\nb"));
  }

  @Test
  void aRangeShowsSomeLines() {
    assertEquals(SHOWN + "     2\tb\n     3\tc", view("a\nb\nc\nd", 2, 3));
    assertEquals(SHOWN + "     3\tc\n     4\td", view("a\nb\nc\nd", 3, -1));
    assertEquals(SHOWN + "     1\ta", view("a\nb", -5, 1));
    assertEquals(SHOWN + "     2\tb", view("a\nb", 2, 99));
    assertEquals(SHOWN, view("a\nb", 3, 9));
    assertEquals(SHOWN, view("a\nb", 2, 1));
    assertThrows(InvalidValue.class, () -> new FileRange(1, -2));
    assertThrows(InvalidValue.class, () -> FileRange.of(Vector.of(1)));
    assertEquals(new FileRange(2, 3), FileRange.of(Vector.of(2, 3L)));
  }

  @Test
  void aLongFileIsCutAndReadOn() {
    String text = "x".repeat(99) + "\n";
    String shown = view(text.repeat(1_000));
    assertTrue(
        shown.endsWith("\n(Cut after line 149 of 1001: read on with view_range [150, -1].)"),
        shown.substring(shown.length() - 100));
    assertTrue(view(text.repeat(1_000), 150, 160).endsWith("   160\t" + "x".repeat(99)));
    String line = view("y".repeat(20_000) + "\nz");
    assertTrue(
        line.endsWith(
            "y\n(line 1 has 20000 characters and is cut.)"
                + "\n(Cut after line 1 of 2: read on with view_range [2, -1].)"));
  }

  @Test
  void tooManyLinesAreRefused() {
    assertEquals(
        "File /memories/a.md has too many lines (1000000). Maximum is 999,999 lines.",
        FileText.view(PATH, "\n".repeat(999_999), Option.none()).getLeft().sentence());
  }

  @Test
  void aPartThatIsThereOnceIsReplaced() {
    FileText.Edited edited = FileText.replace(PATH, "a\nb\nc\nd\ne\nf", "c", "C\nC").get();
    assertEquals("a\nb\nC\nC\nd\ne\nf", edited.text());
    assertEquals(EDITED + "     1\ta\n     2\tb\n     3\tC\n     4\tC\n     5\td", edited.answer());
    assertEquals("ad", FileText.replace(PATH, "a\nd", "\n", "").get().text());
    assertEquals("$&", FileText.replace(PATH, "x", "x", "$&").get().text());
    assertEquals("yx", FileText.replace(PATH, "x", "", "y").get().text());
  }

  @Test
  void aPartThatIsNotThereOnceIsRefused() {
    assertEquals(
        "No replacement was performed, old_str `x` did not appear verbatim in /memories/a.md.",
        FileText.replace(PATH, "a", "x", "y").getLeft().sentence());
    assertEquals(
        "No replacement was performed. Multiple occurrences of old_str `a` in lines: 1, 3. Please"
            + " ensure it is unique",
        FileText.replace(PATH, "a\nb\na a", "a", "y").getLeft().sentence());
    assertEquals(
        Vector.of(1L),
        ((FileRefused.SeveralMatches) FileText.replace(PATH, "aaa", "aa", "y").getLeft()).lines());
    assertEquals(
        Vector.of(1L, 2L),
        ((FileRefused.SeveralMatches) FileText.replace(PATH, "a\nb", "", "y").getLeft()).lines());
  }

  @Test
  void linesAreInserted() {
    assertEquals("x\na\nb", insert("a\nb", 0, "x"));
    assertEquals("a\nx\nb", insert("a\nb", 1, "x\n"));
    assertEquals("a\nb\nx\n", insert("a\nb", 2, "x\n\n"));
    assertEquals("x\n", insert("", 0, "x"));
    assertEquals("\nx", insert("", 1, "x"));
    assertEquals(
        "Invalid `insert_line` parameter: 3. It should be within the range of lines of the file:"
            + " [0, 2]",
        FileText.insert(PATH, "a\nb", 3, "x").getLeft().sentence());
    assertEquals(
        "The file /memories/a.md has been edited.",
        FileText.insert(PATH, "a", 0, "x").get().answer());
  }

  @Test
  void aFolderShowsTwoLevels() {
    assertEquals(
        """
        Here're the files and directories up to 2 levels deep in /memories, excluding hidden items and node_modules:
        3.9K	/memories
        1.5K	/memories/a/
        1.5K	/memories/a/b/
        0B	/memories/a.md
        1023B	/memories/c.md
        1K	/memories/z.md""",
        FolderView.of(
            FilePath.ROOT,
            Vector.of(
                entry("a.md", 0),
                entry("a/b/c/d.md", 1536),
                entry(".hidden/x", 100),
                entry("a/node_modules", 0),
                entry("node_modules/x", 300),
                entry("z.md", 1024),
                entry("c.md", 1023))));
    assertEquals("1M", FolderView.size(1 << 20));
    assertEquals("1.3K", FolderView.size(1280));
    assertEquals("1024.0K", FolderView.size((1 << 20) - 1));
  }

  private static FileEntry entry(String path, long size) {
    return new FileEntry(
        new FileId(path),
        FileScope.SHARED,
        FilePath.ROOT.child(path),
        size,
        1,
        Option.none(),
        Instant.EPOCH,
        Instant.EPOCH);
  }

  private static String view(String text) {
    return FileText.view(PATH, text, Option.none()).get();
  }

  private static String view(String text, long first, long last) {
    return FileText.view(PATH, text, Option.some(new FileRange(first, last))).get();
  }

  private static String insert(String text, long line, String inserted) {
    return FileText.insert(PATH, text, line, inserted).get().text();
  }
}
