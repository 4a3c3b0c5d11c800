package org.example.h2;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.application.audit.AuditOperations;
import dev.stoa.application.audit.VerifyRequest;
import dev.stoa.bootstrap.storage.EmbeddedPath;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.audit.ChainReport;
import dev.stoa.domain.kernel.ContextStorage;
import dev.stoa.storage.JdbcStorage;
import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.Storages;
import dev.stoa.testkit.audit.AuditLogContract;
import dev.stoa.testkit.audit.CheckpointsContract;
import dev.stoa.testkit.kernel.UnitOfWorkContract;
import dev.stoa.testkit.storage.EveryPortIsTested;
import io.vavr.control.Either;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An engine outside the repository runs the repositories: H2, for the audit trail alone. */
final class ThirdEngineTest implements EveryPortIsTested {

  @Override
  public Class<? extends ContextStorage> offered() {
    return AuditStorage.class;
  }

  @Test
  void theAuditTrailWorksOnIt() {
    try (JdbcStorage store = open()) {
      AuditOperations audit =
          new AuditOperations(store, InstantSource.system(), () -> UUID.randomUUID().toString());
      audit.append(AuditEvent.of("first"));
      audit.append(AuditEvent.of("second"));
      assertEquals(
          Either.right(true), audit.verify(VerifyRequest.plain()).map(ChainReport::isSound));
    }
  }

  /** On the module path it sees only what adapters-jooq exports. */
  @Test
  void itIsAModuleOfItsOwn(@TempDir Path folder) throws IOException {
    List<String> sources = new ArrayList<>();
    sources.add(
        Files.writeString(
                folder.resolve("module-info.java"),
                """
                module org.example.engine {
                  requires com.h2database;
                  requires dev.stoa.adapter.jooq;
                  provides dev.stoa.storage.StorageProvider with org.example.h2.H2Provider;
                }
                """)
            .toString());
    Path engine = Path.of("src", "test", "java", "org", "example", "h2");
    try (Stream<Path> files = Files.list(engine)) {
      files.map(Path::toString).filter(file -> !file.endsWith("Test.java")).forEach(sources::add);
    }
    assertEquals(0, EmbeddedPath.compile(folder.resolve("out"), sources));
  }

  @Nested
  final class UnitOfWorkTest extends Fresh implements UnitOfWorkContract<JdbcStorage> {}

  @Nested
  final class AuditLogTest extends Fresh implements AuditLogContract {}

  @Nested
  final class CheckpointsTest extends Fresh implements CheckpointsContract {}

  private static JdbcStorage open() {
    return Storages.open(StorageConfig.of("jdbc:h2:mem:" + UUID.randomUUID()));
  }

  private abstract static class Fresh {
    private final JdbcStorage store = open();

    public JdbcStorage storage() {
      return store;
    }

    @AfterEach
    void close() {
      store.close();
    }
  }
}
