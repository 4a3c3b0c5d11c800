package dev.stoa.domain.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.BitSet;
import org.junit.jupiter.api.Test;

final class SnippetTest {

  @Test
  void aCharacterThatStandsForSeveralWordsIsShownOnce() {
    BitSet second = new BitSet();
    second.set(1);
    assertEquals("a [½] cup", Snippet.of("a ½ cup", second));
    assertEquals("a ½ cup", Snippet.of("a ½ cup", new BitSet()));
    BitSet last = new BitSet();
    last.set(3);
    assertEquals("a ½ [cup]", Snippet.of("a ½ cup", last));
  }
}
