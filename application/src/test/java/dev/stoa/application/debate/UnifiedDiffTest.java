package dev.stoa.application.debate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class UnifiedDiffTest {

  @Test
  void aChangedLineIsShownInItsContext() {
    assertEquals(
        """
        --- version 1
        +++ version 2
        @@ -1,3 +1,3 @@
         a
        -b
        +B
         c""",
        UnifiedDiff.between("version 1", "a\nb\nc\n", "version 2", "a\nB\nc\n"));
  }

  @Test
  void aMissingNewlineIsAChange() {
    assertEquals(
        """
        --- version 1
        +++ version 2
        @@ -1,1 +1,1 @@
        -a
        \\ No newline at end of file
        +a""",
        UnifiedDiff.between("version 1", "a", "version 2", "a\n"));
  }

  @Test
  void equalTextsHaveNoDiff() {
    assertEquals("", UnifiedDiff.between("version 1", "a\nb", "version 2", "a\nb"));
  }
}
