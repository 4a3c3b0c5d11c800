package dev.stoa.domain.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class AgentIdentityTest {

  @Test
  void blanksAreRefusedWithHyphensProposed() {
    assertRefused("identity \"new name\" contains whitespace: use new-name", "new name");
    assertRefused("identity \" a\tb\" contains whitespace: use a-b", " a\tb");
    assertRefused("identity \"a\u00A0b\" contains whitespace: use a-b", "a\u00A0b");
    assertRefused("identity is blank: give a value or leave it out", " ");
    assertRefused("identity contains a control character: remove it", "a\u0007");
  }

  @Test
  void otherWordsAreTakenAsTheyAre() {
    for (String word : new String[] {"zealot-1", "Zealot", "ıİ", "\uD83D\uDE00", "a'b\"--;"}) {
      assertEquals(word, new AgentIdentity(word).value());
    }
  }

  @Test
  void theyAreOrderedByCodePointAsTheEnginesDo() {
    AgentIdentity privateUse = new AgentIdentity("\uFFFD");
    AgentIdentity supplementary = new AgentIdentity("\uD83D\uDE00");
    assertTrue(privateUse.compareTo(supplementary) < 0);
    assertTrue(new AgentIdentity("B").compareTo(new AgentIdentity("a")) < 0);
    assertEquals(0, privateUse.compareTo(new AgentIdentity("\uFFFD")));
  }

  @Test
  void theConstitutionIsHashedAsItStands() {
    assertEquals(
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
        new Constitution("abc").sha256());
    assertEquals(
        "82def3a014aa9ea82a6b7459001113114443d10fe5add677ce1217418c8ce6c0",
        new Constitution(
                "# ZEALOT CONSTITUTION\n\nSelf: You are zealot-1. Your model is"
                    + " claude-4.5-sonnet.\n\nCore principles.\n\nrun `space` for orientation"
                    + " (already in PATH).\nrun: `memory --as zealot-1` to access memories.")
            .sha256());
  }

  private static void assertRefused(String sentence, String identity) {
    IllegalArgumentException refused =
        assertThrows(IllegalArgumentException.class, () -> new AgentIdentity(identity));
    assertEquals(sentence, refused.getMessage());
  }
}
