package dev.stoa.testkit.sqlite;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.storage.Storage;
import dev.stoa.storage.SchemaMode;
import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.Storages;
import dev.stoa.testkit.agent.SomeAgents;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class TestWorkspaceTest {

  @Test
  void everyWorkspaceIsEmptyAndItsOwn() {
    try (TestWorkspace one = TestWorkspace.create();
        TestWorkspace other = TestWorkspace.create()) {
      assertSame(one.storage(), one.storage());
      SomeAgents.registered(one.storage(), "ada");
      assertTrue(holdsAda(one.storage()));
      assertFalse(holdsAda(other.storage()));
    }
  }

  @Test
  void itsUrlOpensTheSameWorkspaceWithoutMigrating() {
    try (TestWorkspace workspace = TestWorkspace.create()) {
      SomeAgents.registered(workspace.storage(), "ada");
      try (Storage again =
          Storages.open(StorageConfig.of(workspace.url()).withSchema(SchemaMode.VALIDATE))) {
        assertTrue(holdsAda(again));
      }
    }
  }

  @Test
  void closingLeavesNoFile() throws IOException {
    TestWorkspace workspace = TestWorkspace.create();
    SomeAgents.registered(workspace.storage(), "ada");
    workspace.close();
    try (Stream<Path> files = Files.list(workspace.file().getParent())) {
      assertFalse(files.anyMatch(file -> file.toString().startsWith(workspace.file().toString())));
    }
  }

  @Test
  void aCopyIsTheCallersOwn(@TempDir Path folder) {
    String url = TestWorkspace.copyTo(folder.resolve("mine.db"));
    Storages.schema(StorageConfig.of(url)).validate();
  }

  private static boolean holdsAda(Storage storage) {
    return storage
        .unitOfWork()
        .read(() -> storage.agents().find(SomeAgents.named("ada").id()).isDefined());
  }
}
