package dev.stoa.bootstrap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.inject.ConfigurationException;
import dev.stoa.application.Workspace;
import dev.stoa.application.knowledge.KnowledgeOperations;
import dev.stoa.application.operations.TransferOperations;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.storage.Storage;
import dev.stoa.storage.Storages;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.time.Instant;
import java.util.Arrays;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

final class WiringTest {

  @Test
  void everyContextIsMadeOnce() throws ReflectiveOperationException {
    try (Stoa stoa = open()) {
      for (Method context : contexts()) {
        assertSame(context.invoke(stoa), context.invoke(stoa), context.getName());
        assertEquals(context.getReturnType(), context.invoke(stoa).getClass());
      }
    }
  }

  @Test
  void threadsThatUseAContextForTheFirstTimeAreGivenTheSameOne() throws InterruptedException {
    int threads = 8;
    Set<KnowledgeOperations> given = ConcurrentHashMap.newKeySet();
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try (Stoa stoa = open()) {
      CountDownLatch begin = new CountDownLatch(threads);
      for (int i = 0; i < threads; i++) {
        pool.submit(
            () -> {
              begin.countDown();
              begin.await();
              return given.add(stoa.knowledge());
            });
      }
      pool.shutdown();
      assertEquals(true, pool.awaitTermination(60, TimeUnit.SECONDS));
      assertEquals(Set.of(stoa.knowledge()), given);
    }
  }

  @Test
  void nothingIsMadeThatIsNotBound() {
    try (Stoa stoa = open()) {
      assertThrows(ConfigurationException.class, () -> stoa.operations(Unbound.class));
    }
  }

  @Test
  void whatCannotBeMadeFailsInItsOwnWords() {
    try (Storage storage = Storages.open(TestEngine.SQLITE.config(url()));
        Stoa stoa = Stoa.over(portsOf(storage), () -> Instant.EPOCH)) {
      assertEquals(
          "this store has no tables to export or to copy",
          assertThrows(IllegalStateException.class, () -> stoa.operations(TransferOperations.class))
              .getMessage());
    }
  }

  /** The accessors of a workspace, one for each of its operations. */
  static Iterable<Method> contexts() {
    return Arrays.stream(Workspace.class.getMethods())
            .filter(method -> method.getParameterCount() == 0)
        ::iterator;
  }

  /** The same store, without what only a database has. */
  private static Storage portsOf(Storage storage) {
    return (Storage)
        Proxy.newProxyInstance(
            Storage.class.getClassLoader(),
            new Class<?>[] {Storage.class},
            (proxy, method, arguments) -> method.invoke(storage, arguments));
  }

  private static Stoa open() {
    return Stoa.open(url());
  }

  private static String url() {
    return TestEngine.SQLITE.migratedUrl();
  }

  /** A class that an injector could make, but that no module binds. */
  static final class Unbound {}
}
