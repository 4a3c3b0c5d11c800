package dev.stoa.bootstrap.encryption;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.conversation.ContentProtection;
import dev.stoa.application.encryption.ForgetAnswers;
import dev.stoa.application.encryption.RekeyOperations;
import dev.stoa.application.encryption.ResealResponses;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.storage.Storage;
import io.vavr.collection.Vector;
import java.time.InstantSource;

/** Needs: Storage, InstantSource, IdSource. Provides: RekeyOperations. */
public final class EncryptionModule extends AbstractModule {

  private final ContentProtection protection;

  /** With how texts are protected from now on. */
  public EncryptionModule(ContentProtection protection) {
    this.protection = protection;
  }

  @Provides
  @Singleton
  public RekeyOperations encryption(Storage storage, InstantSource clock, IdSource ids) {
    return new RekeyOperations(
        storage,
        clock,
        ids,
        protection,
        cipher ->
            Vector.of(
                new ResealResponses(storage.modelRuns(), cipher),
                new ForgetAnswers(storage.answeredRequests(), clock)),
        storage::compact);
  }
}
