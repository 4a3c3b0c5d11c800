package dev.stoa.bootstrap.specialist;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.conversation.ContentProtection;
import dev.stoa.application.specialist.QueryOperations;
import dev.stoa.application.specialist.RunOperations;
import dev.stoa.application.specialist.SpecialistOperations;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.storage.Storage;
import java.time.InstantSource;

/**
 * Needs: Storage, InstantSource, IdSource. Provides: SpecialistOperations, RunOperations,
 * QueryOperations.
 */
public final class SpecialistModule extends AbstractModule {

  private final ContentProtection protection;

  /** With how the responses of models are protected. */
  public SpecialistModule(ContentProtection protection) {
    this.protection = protection;
  }

  @Provides
  @Singleton
  public SpecialistOperations specialists(Storage storage, InstantSource clock, IdSource ids) {
    return new SpecialistOperations(storage, clock, ids);
  }

  @Provides
  @Singleton
  public RunOperations runs(Storage storage, InstantSource clock, IdSource ids) {
    return new RunOperations(storage, clock, ids, protection.cipher());
  }

  @Provides
  @Singleton
  public QueryOperations queries(Storage storage, InstantSource clock, IdSource ids) {
    return new QueryOperations(storage, clock, ids);
  }
}
