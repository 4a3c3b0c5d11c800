package dev.stoa.bootstrap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.inject.CreationException;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.testkit.storage.InMemoryStorage;
import org.junit.jupiter.api.Test;

final class StoaTest {

  @Test
  void aStoreThatCannotBeWiredIsClosed() {
    InMemoryStorage storage = new InMemoryStorage();
    assertThrows(
        CreationException.class, () -> Stoa.wired(storage, binder -> binder.addError("broken")));
    StorageException closed =
        assertThrows(
            StorageException.class,
            () -> storage.unitOfWork().read(() -> storage.auditLog().head()));
    assertTrue(closed.getMessage().contains("closed"), closed.getMessage());
  }

  @Test
  void closingItClosesTheStore() {
    InMemoryStorage storage = new InMemoryStorage();
    try (Stoa stoa = Stoa.over(storage, () -> java.time.Instant.EPOCH)) {
      assertEquals(0, stoa.audit().head().size());
    }
    assertThrows(StorageException.class, () -> storage.unitOfWork().read(() -> 1));
  }
}
