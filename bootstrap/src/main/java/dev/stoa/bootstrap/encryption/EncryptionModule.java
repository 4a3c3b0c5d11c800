package dev.stoa.bootstrap.encryption;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.conversation.ContentProtection;
import dev.stoa.application.encryption.ForgetAnswers;
import dev.stoa.application.encryption.RekeyOperations;
import dev.stoa.application.encryption.ResealResponses;
import dev.stoa.bootstrap.storage.Wiring;
import dev.stoa.domain.storage.Storage;
import dev.stoa.storage.JdbcStorage;
import io.vavr.collection.Vector;

/** Provides the operations of encryption. */
public final class EncryptionModule extends AbstractModule {

  @Provides
  @Singleton
  private static RekeyOperations encryption(Wiring wiring, ContentProtection protection) {
    Storage storage = wiring.storage();
    return new RekeyOperations(
        storage,
        wiring.clock(),
        wiring.ids(),
        protection,
        cipher ->
            Vector.of(
                new ResealResponses(storage.modelRuns(), cipher),
                new ForgetAnswers(storage.answeredRequests(), wiring.clock())),
        wiring.database().map(JdbcStorage::versions),
        storage::compact);
  }
}
