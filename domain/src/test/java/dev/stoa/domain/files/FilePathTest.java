package dev.stoa.domain.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.json.InvalidValue;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FilePathTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "/",
        "memories/a",
        "/memoriesx",
        "/memoriesx/a",
        "/Memories/a",
        "/etc/passwd",
        " /memories/a",
        "C:\\memories\\a",
        "/memories/..",
        "/memories/../etc/passwd",
        "/memories/a/../../etc/passwd",
        "/memories/a/../b",
        "/memories/.",
        "/memories/./a",
        "/memories//a",
        "/memories/a//b",
        "/memories//",
        "/memories/a//",
        "/memories/%2e%2e/etc/passwd",
        "/memories/%2E%2e/etc",
        "/memories/%252e%252e/etc",
        "/memories/..%2fetc",
        "/memories/..%5Cetc",
        "/memories/a%00.md",
        "/memories/..\\etc",
        "/memories\\a",
        "/memories/a\\b",
        "/memories/a\0b",
        "/memories/a\nb",
        "/memories/a\u007f",
        "/memories/...",
        "/memories/.. /a",
        "/memories/a.",
        "/memories/a ",
        "/memories/ a",
        "/memories/ ",
        "/memories/\t",
        "/memories/\uD83D"
      })
  void hostileFormsAreRefused(String path) {
    assertThrows(InvalidValue.class, () -> FilePath.of(path), path);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/memories",
        "/memories/a",
        "/memories/.hidden",
        "/memories/..a",
        "/memories/a..b",
        "/memories/a b/c d.md",
        "/memories/100%",
        "/memories/a\uFF0Fb",
        "/memories/\u2215\u2044\u29F8",
        "/memories/\u2024\u2024/a",
        "/memories/\uFF0E\uFF0E",
        "/memories/\uD83D\uDE00",
        "/memories/ı/İ"
      })
  void otherNamesStayAsTheyAre(String path) {
    assertEquals(path, FilePath.of(path).value());
  }

  @Test
  void oneSlashAtTheEndIsDropped() {
    assertEquals(FilePath.ROOT, FilePath.of("/memories/"));
    assertEquals("/memories/a", FilePath.of("/memories/a/").value());
  }

  @Test
  void lengthsAreBounded() {
    assertEquals(263, FilePath.of("/memories/" + "a".repeat(253)).value().length());
    assertThrows(InvalidValue.class, () -> FilePath.of("/memories/" + "a".repeat(256)));
    assertThrows(InvalidValue.class, () -> FilePath.of("/memories/" + "\u00e9".repeat(128)));
    assertThrows(InvalidValue.class, () -> FilePath.of("/memories" + "/abcd".repeat(200)));
  }

  @Test
  void foldersAreThePartsOfAPath() {
    FilePath path = FilePath.of("/memories/a/b/c.md");
    assertEquals(3, path.depth());
    assertEquals(0, FilePath.ROOT.depth());
    assertEquals(Option.some(FilePath.of("/memories/a/b")), path.parent());
    assertEquals(Option.none(), FilePath.ROOT.parent());
    assertEquals(
        Vector.of("/memories/a/b", "/memories/a"), path.folders().map(FilePath::value).toVector());
    assertTrue(path.isBelow(FilePath.of("/memories/a")));
    assertFalse(path.isBelow(path));
    assertFalse(FilePath.of("/memories/ab").isBelow(FilePath.of("/memories/a")));
    assertEquals(
        "/memories/x/b/c.md",
        path.moved(FilePath.of("/memories/a"), FilePath.of("/memories/x")).value());
    assertEquals(FilePath.of("/memories/x"), path.moved(path, FilePath.of("/memories/x")));
  }
}
