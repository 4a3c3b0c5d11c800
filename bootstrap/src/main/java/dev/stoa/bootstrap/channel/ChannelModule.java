package dev.stoa.bootstrap.channel;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.channel.ChannelOperations;
import dev.stoa.application.channel.HandOffOperations;
import dev.stoa.bootstrap.storage.Wiring;

/** Provides the operations of channels. */
public final class ChannelModule extends AbstractModule {

  @Provides
  @Singleton
  private static ChannelOperations channels(Wiring wiring) {
    return new ChannelOperations(wiring.storage(), wiring.clock(), wiring.ids());
  }

  @Provides
  @Singleton
  private static HandOffOperations handOffs(Wiring wiring) {
    return new HandOffOperations(wiring.storage(), wiring.clock(), wiring.ids());
  }
}
