package dev.stoa.domain.channel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.agent.AgentId;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.time.Instant;
import org.junit.jupiter.api.Test;

final class ReadingPositionTest {

  @Test
  void whoHasSeenTheHeadIsNotBehind() {
    assertFalse(new ReadingPosition(3, 3).isBehind());
    assertTrue(new ReadingPosition(2, 3).isBehind());
  }

  @Test
  void aFullPageEndsAtItsLastMessage() {
    assertEquals(3, new ReadingPosition(0, 9).after(messages(1, 3), 2).seen());
  }

  @Test
  void aShortPagePassesTheReadersOwnMessagesUpToTheHead() {
    assertEquals(9, new ReadingPosition(0, 9).after(messages(1, 3), 5).seen());
    assertEquals(9, new ReadingPosition(0, 9).after(messages(), 5).seen());
  }

  @Test
  void whatWasPostedSinceTheHeadWasReadIsNotPassedUnseen() {
    assertEquals(11, new ReadingPosition(0, 9).after(messages(1, 11), 5).seen());
  }

  private static Seq<ChannelMessage> messages(long... numbers) {
    return Vector.ofAll(numbers)
        .map(
            number ->
                new ChannelMessage(
                    new ChannelMessageId("m" + number),
                    new ChannelId("c"),
                    number,
                    new AgentId("a"),
                    "text",
                    Instant.EPOCH));
  }
}
