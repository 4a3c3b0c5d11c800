package dev.stoa.example.wiring;

import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Module;
import com.google.inject.util.Modules;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.StoaModule;
import dev.stoa.bootstrap.StorageModule;
import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.Storages;
import java.time.InstantSource;

/** The wiring: one injector has the service and every use case it needs. */
public final class LoginApplication implements AutoCloseable {

  private final Injector injector;

  /** On the store of this url. */
  public LoginApplication(String url) {
    this(new StorageModule(Storages.open(StorageConfig.of(url))), InstantSource.system());
  }

  /** On the store that a module binds, and with another clock, as tests want it. */
  LoginApplication(Module storage, InstantSource clock) {
    this.injector =
        Guice.createInjector(
            Modules.override(new StoaModule(clock)).with(new LoginModule()), storage);
  }

  public LoginService service() {
    return injector.getInstance(LoginService.class);
  }

  @Override
  public void close() {
    injector.getInstance(Stoa.class).close();
  }
}
