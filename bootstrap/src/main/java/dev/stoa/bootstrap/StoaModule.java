package dev.stoa.bootstrap;

import com.google.inject.AbstractModule;
import com.google.inject.Injector;
import com.google.inject.Module;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.Workspace;
import dev.stoa.bootstrap.storage.WiringModule;
import dev.stoa.domain.kernel.StoaContext;
import java.time.Instant;
import java.time.InstantSource;

/**
 * Every context, its settings and {@link Stoa} itself, for an injector of yours.
 *
 * <p>Needs a binding of {@code Storage}, for example by {@link StorageModule}. Every binding may be
 * overridden, such as the clock ({@code InstantSource}) or the ids ({@code IdSource}):
 *
 * <pre>{@code
 * Injector injector =
 *     Guice.createInjector(
 *         Modules.override(new StoaModule(config)).with(new MyModule()),
 *         new StorageModule(Storages.open(config.storage())));
 * }</pre>
 *
 * <p>Whatever is bound beside it is an operation of the workspace too: {@code
 * stoa.operations(MyOperations.class)}.
 */
public final class StoaModule extends AbstractModule {

  private final Settings settings;

  /** With every default: plain texts, and notes made of sentences of the conversation. */
  public StoaModule(InstantSource clock) {
    this.settings = Settings.of(clock);
  }

  /** As configured; where the store is does not matter here. */
  public StoaModule(StoaConfig config) {
    this.settings = Settings.of(config);
  }

  private StoaModule(Settings settings) {
    this.settings = settings;
  }

  /** The same for the workspace as it was. */
  StoaModule asOf(Instant at) {
    return new StoaModule(settings.asOf(at));
  }

  @Override
  protected void configure() {
    install(new SettingsModule(settings));
    install(new WiringModule());
    StoaContext.types(StoaModule.class, "Module").map(StoaModule::made).forEach(this::install);
  }

  private static Module made(Class<?> type) {
    try {
      return type.asSubclass(Module.class).getDeclaredConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(type.getName() + " must have a public constructor", e);
    }
  }

  @Provides
  @Singleton
  private Stoa stoa(Injector injector) {
    return new Stoa(injector, this);
  }

  @Provides
  private static Workspace workspace(Stoa stoa) {
    return stoa;
  }
}
