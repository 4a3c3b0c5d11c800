package dev.stoa.domain.channel;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

final class MentionsTest {

  @Test
  void namesAreFoundOnceInTheOrderOfTheirFirstUse() {
    assertEquals(Vector.of("zealot"), Mentions.in("@zealot can you help?"));
    assertEquals(
        Vector.of("zealot"), Mentions.in("@zealot please respond. @zealot are you there?"));
    assertEquals(Vector.of("b", "a", "c-1_x"), Mentions.in("@b @a,@b;(@c-1_x)"));
  }

  @Test
  void aTextWithoutAnAtSignHasNoMentions() {
    assertEquals(Vector.empty(), Mentions.in("just a regular message"));
    assertEquals(Vector.empty(), Mentions.in("@ alone, and at the end @"));
    assertEquals(Vector.empty(), Mentions.in(""));
  }

  @Test
  void aNameEndsAtTheFirstCharacterThatIsNoneOfItsOwn() {
    assertEquals(Vector.of("zealot"), Mentions.in("@zealot's turn"));
    assertEquals(Vector.of("example"), Mentions.in("me@example.com"));
    assertEquals(Vector.of("z"), Mentions.in("@zürich"));
    assertEquals(Vector.of("b"), Mentions.in("@@b"));
  }
}
