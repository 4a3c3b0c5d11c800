package dev.stoa.application.channel;

import dev.stoa.domain.storage.Storage;
import dev.stoa.testkit.channel.ChannelWorkspace;
import dev.stoa.testkit.sqlite.TestWorkspace;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AutoClose;

/** A new workspace; time passes by a microsecond each time it is read. */
abstract class SomeChannels implements ChannelWorkspace<Storage> {

  @AutoClose private final TestWorkspace workspace = TestWorkspace.create();
  private final ChannelOperations channels = new ChannelOperations(storage(), this::tick, this::id);
  private final AtomicLong ticks = new AtomicLong();

  @Override
  public Storage storage() {
    return workspace.storage();
  }

  ChannelOperations channels() {
    return channels;
  }

  Instant tick() {
    return AT.plusNanos(1_000 * ticks.incrementAndGet());
  }

  String id() {
    return "id-" + ticks.incrementAndGet();
  }
}
