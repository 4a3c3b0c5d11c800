package dev.stoa.bootstrap.pack;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.channel.ChannelOperations;
import dev.stoa.application.pack.PackOperations;
import dev.stoa.application.search.SearchOperations;
import dev.stoa.bootstrap.storage.Wiring;
import dev.stoa.domain.conversation.TokenCounter;

/** Provides the operations of packs. */
public final class PackModule extends AbstractModule {

  @Provides
  @Singleton
  private static PackOperations packs(
      Wiring wiring, SearchOperations search, ChannelOperations channels, TokenCounter counter) {
    return new PackOperations(wiring.storage(), search, channels, counter, wiring.clock());
  }
}
