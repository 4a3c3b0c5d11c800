package dev.stoa.bootstrap.pack;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.pack.PackOperations;
import dev.stoa.bootstrap.storage.Wiring;
import dev.stoa.domain.conversation.TokenCounter;
import dev.stoa.domain.search.Searched;
import io.vavr.collection.Seq;

/** Provides the operations of packs. */
public final class PackModule extends AbstractModule {

  @Provides
  @Singleton
  private static PackOperations packs(Wiring wiring, Seq<Searched> searched, TokenCounter counter) {
    return new PackOperations(wiring.storage(), searched, counter, wiring.clock());
  }
}
