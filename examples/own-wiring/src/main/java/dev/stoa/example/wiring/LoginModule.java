package dev.stoa.example.wiring;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.kernel.IdSource;

/** What the application binds beside Stoa, its service, and instead of Stoa, the ids. */
final class LoginModule extends AbstractModule {

  @Override
  protected void configure() {
    bind(IdSource.class).toInstance(new LoginIds());
  }

  @Provides
  @Singleton
  LoginService service(Stoa stoa) {
    return new LoginService(stoa);
  }
}
