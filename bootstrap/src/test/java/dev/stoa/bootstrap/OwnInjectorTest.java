package dev.stoa.bootstrap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import com.google.inject.AbstractModule;
import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Module;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import com.google.inject.util.Modules;
import dev.stoa.application.Workspace;
import dev.stoa.application.audit.AuditOperations;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.audit.AuditEntry;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.storage.Storage;
import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.Storages;
import io.vavr.control.Either;
import java.lang.reflect.Method;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** The modules of Stoa in an injector of the application. */
final class OwnInjectorTest {

  private static final Instant NOON = Instant.parse("2030-06-01T12:00:00Z");

  private final StoaConfig config = StoaConfig.of(TestEngine.SQLITE.migratedUrl());

  @Test
  void itGivesTheContextsOfItsWorkspace() throws ReflectiveOperationException {
    Injector injector = Guice.createInjector(new StoaModule(config), new OpenedLater());
    try (Stoa stoa = injector.getInstance(Stoa.class)) {
      assertSame(stoa, injector.getInstance(Workspace.class));
      for (Method context : WiringTest.contexts()) {
        assertSame(
            context.invoke(stoa), injector.getInstance(context.getReturnType()), context.getName());
      }
    }
  }

  @Test
  void aClockOfYoursIsReadInMicroseconds() {
    try (Stoa stoa =
        with(binder -> binder.bind(InstantSource.class).toInstance(() -> NOON.plusNanos(1_999)))) {
      Agent ada = done(stoa.agents().register(AgentRegistration.of("ada", "m")));
      assertEquals(NOON.plusNanos(1_000), ada.createdAt());
      assertEquals(ada, done(stoa.agents().resolve("ada")));
    }
  }

  @Test
  void idsOfYoursNameWhatIsStored() {
    AtomicInteger last = new AtomicInteger();
    IdSource ids = () -> "id-" + last.incrementAndGet();
    try (Stoa stoa = with(binder -> binder.bind(IdSource.class).toInstance(ids))) {
      assertEquals("id-1", done(stoa.audit().append(AuditEvent.of("seen"))).id().value());
    }
  }

  @Test
  void aContextOfYoursTakesPartInUnitsOfWork() {
    try (Stoa stoa = with(new GreetingModule())) {
      Either<String, AuditEntry> undone =
          stoa.atomically(
              workspace -> {
                workspace.operations(Greetings.class).greet("ada");
                return Either.left("undone");
              });
      assertEquals(Either.left("undone"), undone);
      assertEquals(1, stoa.operations(Greetings.class).greet("bob").sequence());
    }
  }

  @Test
  void aStorageModuleOfYoursTakesThePlaceOfTheUsualOne() {
    Injector injector =
        Guice.createInjector(new StoaModule(InstantSource.fixed(NOON)), new OpenedLater());
    try (Stoa stoa = injector.getInstance(Stoa.class)) {
      assertEquals(NOON, done(stoa.audit().append(AuditEvent.of("seen"))).at());
      assertEquals(1, stoa.audit().head().size());
    }
  }

  /** The workspace with these bindings instead of the usual ones. */
  private Stoa with(Module module) {
    return Guice.createInjector(
            Modules.override(new StoaModule(config)).with(module),
            new StorageModule(Storages.open(config.storage())))
        .getInstance(Stoa.class);
  }

  private static <T> T done(Either<? extends Refusal, T> answer) {
    return answer.getOrElseThrow(RefusalException::new);
  }

  /** Opens the store when something first needs it. */
  private final class OpenedLater extends AbstractModule {

    @Provides
    @Singleton
    Storage storage() {
      return Storages.open(StorageConfig.of(config.storage().url()));
    }
  }

  /** Binds a context that Stoa does not know. */
  private static final class GreetingModule extends AbstractModule {

    @Provides
    @Singleton
    Greetings greetings(AuditOperations audit) {
      return new Greetings(audit);
    }
  }

  /** The operations of that context. */
  private record Greetings(AuditOperations audit) {

    AuditEntry greet(String name) {
      return done(audit.append(AuditEvent.of("greeted").session(name)));
    }
  }
}
