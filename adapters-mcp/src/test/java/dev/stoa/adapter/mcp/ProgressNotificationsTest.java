package dev.stoa.adapter.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.modelcontextprotocol.spec.McpSchema.ProgressNotification;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** A client hears of progress now and then, not for every item. */
class ProgressNotificationsTest {

  @Test
  void fiveTimesASecondAtMost() {
    AtomicLong nanos = new AtomicLong(Long.MAX_VALUE - 5);
    List<ProgressNotification> heard = new ArrayList<>();
    ProgressNotifications progress = new ProgressNotifications("t", heard::add, nanos::get);
    for (int count = 1; count <= 1000; count++) {
      progress.done(count);
      nanos.addAndGet(1_000_000);
    }
    assertEquals(
        List.of(1.0, 201.0, 401.0, 601.0, 801.0),
        heard.stream().map(ProgressNotification::progress).toList());
    assertEquals("t", heard.get(0).progressToken());
  }
}
