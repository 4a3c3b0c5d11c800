package dev.stoa.bootstrap.channel;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.channel.ChannelOperations;
import dev.stoa.application.channel.HandOffOperations;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.storage.Storage;
import java.time.InstantSource;

/** Needs: Storage, InstantSource, IdSource. Provides: ChannelOperations, HandOffOperations. */
public final class ChannelModule extends AbstractModule {

  @Provides
  @Singleton
  public ChannelOperations channels(Storage storage, InstantSource clock, IdSource ids) {
    return new ChannelOperations(storage, clock, ids);
  }

  @Provides
  @Singleton
  public HandOffOperations handOffs(Storage storage, InstantSource clock, IdSource ids) {
    return new HandOffOperations(storage, clock, ids);
  }
}
