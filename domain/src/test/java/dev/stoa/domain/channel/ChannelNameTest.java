package dev.stoa.domain.channel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ChannelNameTest {

  @Test
  void oneLeadingHashIsDropped() {
    assertEquals(new ChannelName("ops"), new ChannelName("#ops"));
    assertEquals("ops#1", new ChannelName("ops#1").value());
  }

  @Test
  void caseMakesADifference() {
    assertNotEquals(new ChannelName("ops"), new ChannelName("Ops"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "#",
        "##ops",
        "two words",
        "tab\there",
        "line\nbreak",
        "nul\u0000",
        "half\uD83D",
        "no-break\u00A0space",
        "zero\u200Bwidth",
        "bell\u0007"
      })
  void whatCannotBeTypedBackIsRefusedByName(String name) {
    IllegalArgumentException refused =
        assertThrows(IllegalArgumentException.class, () -> new ChannelName(name));
    assertTrue(String.valueOf(refused.getMessage()).startsWith("name "), refused.getMessage());
  }

  @Test
  void theLongestNameHasAHundredCharacters() {
    assertEquals(100, new ChannelName("#" + "x".repeat(100)).value().length());
    assertThrows(IllegalArgumentException.class, () -> new ChannelName("x".repeat(101)));
  }
}
