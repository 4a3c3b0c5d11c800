package dev.stoa.example.wiring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.domain.audit.AuditEntry;
import dev.stoa.domain.storage.Storage;
import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.Storages;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LoginApplicationTest {

  private static final Instant NOON = Instant.parse("2030-06-01T12:00:00Z");

  @TempDir Path folder;

  @Test
  void itsServiceUsesTheWorkspace() {
    try (LoginApplication application = new LoginApplication(url())) {
      AuditEntry entry = application.service().refused("t-1", "the token had expired");
      assertEquals(1, entry.sequence());
      assertTrue(entry.id().value().startsWith("login-"), entry.id().value());
    }
  }

  @Test
  void anotherModuleMayBindTheStoreAndAnotherClockTellTheTime() {
    try (LoginApplication application =
        new LoginApplication(new SmallStoreModule(), InstantSource.fixed(NOON))) {
      assertEquals(NOON, application.service().refused("t-1", "the token had expired").at());
    }
  }

  private String url() {
    return "jdbc:sqlite:" + folder.resolve("logins.db");
  }

  /** Opens the store when it is first needed, and with few connections. */
  private final class SmallStoreModule extends AbstractModule {

    @Provides
    @Singleton
    Storage storage() {
      return Storages.open(StorageConfig.of(url()).withConnections(2));
    }
  }
}
