package dev.stoa.domain.channel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vavr.control.Option;
import java.time.Instant;
import org.junit.jupiter.api.Test;

final class ChannelTest {

  private static final Instant AT = Instant.parse("2026-01-02T03:04:05Z");
  private static final ChannelName OPS = new ChannelName("ops");
  private final Channel channel = Channel.opened(new ChannelId("c"), OPS, Option.some("plans"), AT);

  @Test
  void itIsPinnedOnceAndUnpinnedOnce() {
    Channel pinned = channel.pin(AT);
    assertEquals(Option.some(AT), pinned.pinnedAt());
    assertEquals(pinned, pinned.pin(AT.plusSeconds(9)));
    assertEquals(channel, pinned.unpin());
    assertEquals(channel, channel.unpin());
  }

  @Test
  void itIsArchivedOnceAndRestoredOnce() {
    Channel archived = channel.archive(AT);
    assertEquals(Option.some(AT), archived.archivedAt());
    assertEquals(archived, archived.archive(AT.plusSeconds(9)));
    assertEquals(channel, archived.restore());
    assertEquals(channel, channel.restore());
  }

  @Test
  void everyRefusalNamesTheChannel() {
    assertTrue(new ChannelRefused.NameTaken(OPS, true).sentence().contains("archived"));
    assertTrue(new ChannelRefused.Archived(OPS).sentence().contains("restore"));
  }

  @Test
  void aBlankTopicIsRefusedByName() {
    IllegalArgumentException refused =
        assertThrows(IllegalArgumentException.class, () -> channel.about(Option.some(" ")));
    assertTrue(String.valueOf(refused.getMessage()).startsWith("topic "), refused.getMessage());
    assertEquals(Option.none(), channel.about(Option.none()).topic());
  }
}
