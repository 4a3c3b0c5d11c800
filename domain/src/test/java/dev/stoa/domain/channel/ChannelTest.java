package dev.stoa.domain.channel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import org.junit.jupiter.api.Test;

final class ChannelTest {

  private static final Instant AT = Instant.parse("2026-01-02T03:04:05Z");
  private static final ChannelName OPS = new ChannelName("ops");
  private final Channel channel = Channel.opened(new ChannelId("c"), OPS, Option.some("plans"), AT);

  @Test
  void itIsPinnedOnceAndUnpinnedOnce() {
    Channel pinned = channel.pin(AT).get();
    assertEquals(Option.some(AT), pinned.pinnedAt());
    assertEquals(Either.left(new ChannelRefused.AlreadyPinned(OPS)), pinned.pin(AT));
    assertEquals(Either.right(channel), pinned.unpin());
    assertEquals(Either.left(new ChannelRefused.NotPinned(OPS)), channel.unpin());
  }

  @Test
  void itIsArchivedOnceAndRestoredOnce() {
    Channel archived = channel.archive(AT).get();
    assertEquals(Option.some(AT), archived.archivedAt());
    assertEquals(Either.left(new ChannelRefused.AlreadyArchived(OPS)), archived.archive(AT));
    assertEquals(Either.right(channel), archived.restore());
    assertEquals(Either.left(new ChannelRefused.NotArchived(OPS)), channel.restore());
  }

  @Test
  void everyRefusalNamesTheChannel() {
    assertTrue(channel.unpin().getLeft().sentence().contains("ops"));
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
