package dev.stoa.bootstrap.correction;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.correction.CorrectionOperations;
import dev.stoa.bootstrap.storage.Wiring;
import dev.stoa.domain.conversation.TokenCounter;

/** Provides the operations of corrections. */
public final class CorrectionModule extends AbstractModule {

  @Provides
  @Singleton
  private static CorrectionOperations corrections(Wiring wiring, TokenCounter counter) {
    return new CorrectionOperations(wiring.storage(), wiring.clock(), wiring.ids(), counter);
  }
}
