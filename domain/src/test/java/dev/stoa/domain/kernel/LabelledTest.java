package dev.stoa.domain.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

final class LabelledTest {

  private enum Size implements Labelled {
    SMALL,
    VERY_LARGE,
    UNKNOWN_SIZE
  }

  @Test
  void aLabelIsTheNameInLowerCase() {
    for (Size size : Size.values()) {
      assertEquals(size, Labelled.of(Size.class, "size", size.label()));
    }
    assertEquals("very_large", Size.VERY_LARGE.label());
  }

  @Test
  void anUnknownLabelIsRefusedWithThoseThereAre() {
    assertEquals(
        "size SMALL is unknown: give small, very_large or unknown_size",
        assertThrows(IllegalArgumentException.class, () -> Labelled.of(Size.class, "size", "SMALL"))
            .getMessage());
  }
}
