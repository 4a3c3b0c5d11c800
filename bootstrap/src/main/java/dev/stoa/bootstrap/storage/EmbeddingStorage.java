package dev.stoa.bootstrap.storage;

import dev.stoa.application.embedding.EmbeddedTexts;
import dev.stoa.application.embedding.EmbeddingSettings;
import dev.stoa.application.embedding.EmbeddingTasks;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.search.TextIndex;
import dev.stoa.domain.storage.Storage;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.time.InstantSource;
import java.util.LinkedHashSet;
import java.util.Set;

/** A store whose texts are embedded by a model; everything else is as it was. */
final class EmbeddingStorage {

  private EmbeddingStorage() {}

  /** The same store, as every interface that it has. */
  static Storage of(
      Storage storage, EmbeddingSettings settings, InstantSource clock, IdSource ids) {
    TextIndex texts =
        new EmbeddedTexts(
            storage.textIndex(),
            storage.vectorIndex(),
            settings.model(),
            settings
                .agent()
                .map(agent -> new EmbeddingTasks(storage, settings.model(), agent, clock, ids)));
    // A store has a method for each of some hundred ports; one of them differs.
    return (Storage)
        Proxy.newProxyInstance(
            EmbeddingStorage.class.getClassLoader(),
            interfaces(storage.getClass()),
            (proxy, method, arguments) -> {
              if (method.getName().equals("textIndex") && method.getParameterCount() == 0) {
                return texts;
              }
              try {
                return method.invoke(storage, arguments);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }

  private static Class<?>[] interfaces(Class<?> type) {
    Set<Class<?>> found = new LinkedHashSet<>();
    for (Class<?> one = type; one != null; one = one.getSuperclass()) {
      for (Class<?> had : one.getInterfaces()) {
        if (Modifier.isPublic(had.getModifiers())) {
          found.add(had);
        }
      }
    }
    return found.toArray(Class<?>[]::new);
  }
}
