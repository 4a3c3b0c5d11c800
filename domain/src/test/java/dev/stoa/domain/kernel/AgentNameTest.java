package dev.stoa.domain.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class AgentNameTest {

  @Test
  void blanksAreRefusedWithHyphensProposed() {
    assertRefused("identity \"new name\" contains whitespace: use new-name", "new name");
    assertRefused("identity \" a\tb\" contains whitespace: use a-b", " a\tb");
    assertRefused("identity \"a\u00A0b\" contains whitespace: use a-b", "a\u00A0b");
    assertRefused("identity is blank: give a value or leave it out", " ");
    assertRefused("identity contains a control character: remove it", "a\u0007");
  }

  @Test
  void tooLongAndUnstorableNamesAreRefused() {
    assertThrows(IllegalArgumentException.class, () -> new AgentName("a".repeat(101)));
    assertThrows(IllegalArgumentException.class, () -> new AgentName("a\u0000b"));
    assertThrows(IllegalArgumentException.class, () -> new AgentName("\ud83d"));
    assertThrows(IllegalArgumentException.class, () -> new Discipline("\ud83d"));
  }

  @Test
  void otherWordsAreTakenAsTheyAre() {
    for (String word : new String[] {"zealot-1", "Zealot", "ıİ", "\uD83D\uDE00", "a'b\"--;"}) {
      assertEquals(word, new AgentName(word).toString());
    }
  }

  @Test
  void namesFromElsewhereGetHyphens() {
    assertEquals(new AgentName("San-Diego-Chargers"), AgentName.imported(" San Diego\tChargers"));
    assertThrows(IllegalArgumentException.class, () -> AgentName.imported(" "));
  }

  @Test
  void theyAreOrderedByCodePointAsTheEnginesDo() {
    assertTrue(new AgentName("\uFFFD").compareTo(new AgentName("\uD83D\uDE00")) < 0);
    assertTrue(new AgentName("a").compareTo(new AgentName("ab")) < 0);
    assertTrue(new AgentName("B").compareTo(new AgentName("a")) < 0);
    assertTrue(new Discipline("\uD83D\uDE01").compareTo(new Discipline("\uD83D\uDE00")) > 0);
    assertEquals(0, new AgentName("I").compareTo(new AgentName("I")));
  }

  private static void assertRefused(String sentence, String identity) {
    IllegalArgumentException refused =
        assertThrows(IllegalArgumentException.class, () -> new AgentName(identity));
    assertEquals(sentence, refused.getMessage());
  }
}
