package dev.stoa.bootstrap;

import com.google.inject.ConfigurationException;
import com.google.inject.Module;
import com.google.inject.Provides;
import com.google.inject.spi.Message;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/**
 * What the {@code @Provides} methods of the modules make, without an injector: to start one takes a
 * fifth of the time until the first answer.
 *
 * <p>Modules are loaded only until a type is found.
 */
final class ProvidedInstances implements Instances {

  private record Provider(Module module, Method method) {}

  private final Iterator<? extends Module> unread;
  private final Map<Type, Provider> providers = new HashMap<>();
  private final Map<Type, Object> made = new HashMap<>();

  ProvidedInstances(Iterator<? extends Module> modules) {
    this.unread = modules;
  }

  synchronized <T> void put(Class<T> type, T instance) {
    made.put(type, instance);
  }

  @Override
  public synchronized <T> T of(Class<T> type) {
    return type.cast(instance(type));
  }

  private Object instance(Type type) {
    Object known = made.get(type);
    if (known == null) {
      known = call(provider(type));
      made.put(type, known);
    }
    return known;
  }

  private Provider provider(Type type) {
    Provider found = providers.get(type);
    while (found == null) {
      if (!unread.hasNext()) {
        throw new ConfigurationException(
            List.of(new Message("no module provides " + type.getTypeName())));
      }
      read(unread.next());
      found = providers.get(type);
    }
    return found;
  }

  private void read(Module module) {
    for (Method method : module.getClass().getDeclaredMethods()) {
      if (method.isAnnotationPresent(Provides.class)) {
        method.setAccessible(true);
        providers.put(method.getGenericReturnType(), new Provider(module, method));
      }
    }
  }

  private Object call(Provider provider) {
    Type[] types = provider.method().getGenericParameterTypes();
    Object[] arguments = new Object[types.length];
    for (int i = 0; i < types.length; i++) {
      arguments[i] = instance(types[i]);
    }
    try {
      return provider.method().invoke(provider.module(), arguments);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof RuntimeException failure) {
        throw failure;
      }
      if (e.getCause() instanceof Error failure) {
        throw failure;
      }
      throw new IllegalStateException(e.getCause());
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }
}
