package dev.stoa.bootstrap.correction;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.correction.CorrectionOperations;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.storage.Storage;
import java.time.InstantSource;

/** Needs: Storage, InstantSource, IdSource. Provides: CorrectionOperations. */
public final class CorrectionModule extends AbstractModule {

  @Provides
  @Singleton
  public CorrectionOperations corrections(Storage storage, InstantSource clock, IdSource ids) {
    return new CorrectionOperations(storage, clock, ids);
  }
}
