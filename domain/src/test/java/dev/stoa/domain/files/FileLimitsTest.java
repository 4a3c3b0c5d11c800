package dev.stoa.domain.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.json.InvalidValue;
import io.vavr.control.Option;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class FileLimitsTest {

  private static final FileLimits LIMITS =
      FileLimits.USUAL.fileBytes(10).files(2).depth(2).scopeBytes(15);

  @Test
  void eachLimitRefusesBeyondIt() {
    assertTrue(LIMITS.fits(file("a/b", "0123456789"), new FileUsage(1, 5)).isRight());
    assertEquals(
        FileRefused.TooLarge.class,
        LIMITS.fits(file("a", "012345678\u00e9"), new FileUsage(0, 0)).getLeft().getClass());
    assertEquals(
        FileRefused.TooMany.class,
        LIMITS.fits(file("a", ""), new FileUsage(2, 0)).getLeft().getClass());
    assertEquals(
        FileRefused.TooDeep.class,
        LIMITS.fits(file("a/b/c", ""), new FileUsage(0, 0)).getLeft().getClass());
    assertEquals(
        FileRefused.Full.class,
        LIMITS.fits(file("a", "01"), new FileUsage(1, 14)).getLeft().getClass());
  }

  @Test
  void limitsThatAllowNothingAreRefused() {
    assertThrows(InvalidValue.class, () -> LIMITS.fileBytes(0));
    assertThrows(InvalidValue.class, () -> LIMITS.fileBytes(FileLimits.MOST_BYTES + 1));
    assertThrows(InvalidValue.class, () -> LIMITS.depth(0));
  }

  private static MemoryFile file(String path, String text) {
    return MemoryFile.created(
        new FileId("f"),
        FileScope.SHARED,
        FilePath.ROOT.child(path),
        text,
        Option.none(),
        Instant.EPOCH);
  }
}
