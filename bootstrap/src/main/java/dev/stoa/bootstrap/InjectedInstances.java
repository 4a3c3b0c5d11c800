package dev.stoa.bootstrap;

import com.google.inject.Injector;
import com.google.inject.ProvisionException;

/** What an injector of the application makes. */
record InjectedInstances(Injector injector) implements Instances {

  /** What a constructor throws is for the caller, without the words of the injector around it. */
  @Override
  public <T> T of(Class<T> type) {
    try {
      return injector.getInstance(type);
    } catch (ProvisionException e) {
      if (e.getCause() instanceof RuntimeException failure) {
        throw failure;
      }
      if (e.getCause() instanceof Error failure) {
        throw failure;
      }
      throw e;
    }
  }
}
