package dev.stoa.domain.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class AgentNameTest {

  @Test
  void blankEndlessAndUnstorableNamesAreRefused() {
    assertThrows(IllegalArgumentException.class, () -> new AgentName(" "));
    assertThrows(IllegalArgumentException.class, () -> new AgentName("a".repeat(256)));
    assertThrows(IllegalArgumentException.class, () -> new AgentName("a\u0000b"));
    assertThrows(IllegalArgumentException.class, () -> new Discipline("\ud83d"));
    assertEquals("claude", new AgentName("claude").toString());
  }

  @Test
  void namesSortByCodePointAsTheEnginesDo() {
    assertTrue(new AgentName("\uE000").compareTo(new AgentName("\uD83D\uDE00")) < 0);
    assertTrue(new AgentName("a").compareTo(new AgentName("ab")) < 0);
    assertTrue(new Discipline("\uD83D\uDE01").compareTo(new Discipline("\uD83D\uDE00")) > 0);
    assertEquals(0, new AgentName("I").compareTo(new AgentName("I")));
  }
}
