package dev.stoa.bootstrap;

import static org.junit.jupiter.api.Assertions.assertSame;

import com.google.inject.Guice;
import com.google.inject.Injector;
import dev.stoa.application.Workspace;
import dev.stoa.domain.storage.Storage;
import dev.stoa.testkit.sqlite.TestWorkspace;
import java.lang.reflect.Method;
import java.time.Instant;
import org.junit.jupiter.api.Test;

final class WiringTest {

  @Test
  void everyContextIsMadeOnce() throws ReflectiveOperationException {
    try (Stoa stoa = Stoa.over(TestWorkspace.create().storage(), () -> Instant.EPOCH)) {
      for (Method context : Workspace.class.getMethods()) {
        assertSame(context.invoke(stoa), context.invoke(stoa), context.getName());
      }
    }
  }

  @Test
  void guiceGivesTheSameContexts() {
    try (Storage storage = TestWorkspace.create().storage()) {
      Injector injector = Guice.createInjector(new StoaModule(storage, () -> Instant.EPOCH));
      for (Method context : Workspace.class.getMethods()) {
        Class<?> type = context.getReturnType();
        assertSame(injector.getInstance(type), injector.getInstance(type), context.getName());
      }
    }
  }
}
