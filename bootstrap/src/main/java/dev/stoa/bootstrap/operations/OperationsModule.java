package dev.stoa.bootstrap.operations;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.conversation.ContentProtection;
import dev.stoa.application.operations.TransferOperations;
import dev.stoa.bootstrap.search.SearchModule;
import dev.stoa.storage.JdbcStorage;
import io.vavr.control.Option;
import java.time.InstantSource;

/** Needs: JdbcStorage, InstantSource. Provides: TransferOperations. */
public final class OperationsModule extends AbstractModule {

  private final ContentProtection protection;

  /** With the content of conversations protected like this. */
  public OperationsModule(ContentProtection protection) {
    this.protection = protection;
  }

  @Provides
  @Singleton
  public TransferOperations transfer(JdbcStorage storage, InstantSource clock) {
    return new TransferOperations(
        storage, new SearchModule(protection, Option.none()).searched(storage), clock);
  }
}
