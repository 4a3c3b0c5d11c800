package dev.stoa.domain.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vavr.collection.HashSet;
import org.junit.jupiter.api.Test;

final class MemoryNamesTest {

  @Test
  void aNameIsAPhraseOfStems() {
    assertTrue(says("Who reads dead letter queues?", "Dead-Letter Queue"));
    assertFalse(says("Who reads the letter of the dead queue?", "dead letter queue"));
    assertTrue(says("Is K8S up?", "k8s"));
    assertFalse(says("Is k8 up?", "k8s"));
    assertFalse(says("", "k8s"));
  }

  @Test
  void oneLetterOfALongNameMayBeWrongBehindTheFirstTwo() {
    for (String question : new String[] {"redsi", "rediss", "reds", "redia", "Re-dis"}) {
      assertTrue(says("the " + question + " timeout", "redis"), question);
    }
    for (String question : new String[] {"erdis", "rdis", "radis", "redsii", "red"}) {
      assertFalse(says("the " + question + " timeout", "redis"), question);
    }
    assertFalse(says("a vista", "vite"), "too short to be misspelt");
    assertTrue(says("the github action minutes", "github actions"));
  }

  @Test
  void namesAreLookedUpByTheirFirstLetters() {
    assertEquals("dead letter queue", MemoryNames.key(" Dead-Letter  Queue!"));
    assertEquals("de", MemoryNames.beginning("dead letter queue"));
    assertEquals("k", MemoryNames.beginning("k"));
    assertEquals("a\uD835\uDC00", MemoryNames.beginning("a\uD835\uDC00b"));
    assertEquals(HashSet.of("wh", "re", "it"), MemoryNames.in("Who reads it?").beginnings());
  }

  private static boolean says(String question, String name) {
    return MemoryNames.in(question).say(MemoryNames.key(name));
  }
}
