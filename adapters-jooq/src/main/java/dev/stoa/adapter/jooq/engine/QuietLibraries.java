package dev.stoa.adapter.jooq.engine;

import java.lang.System.Logger.Level;
import java.lang.reflect.Field;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Keeps libraries from writing to the console of an embedding application.
 *
 * <p>Global settings are set only while a library's class is loaded, and then restored.
 */
public final class QuietLibraries {

  private static final System.Logger LOG = System.getLogger("dev.stoa.libraries");
  private static final String SLF4J_PROVIDERS =
      "META-INF/services/org.slf4j.spi.SLF4JServiceProvider";

  /** The superclass before what extends it, and the types before what is looked up by type. */
  private static final List<String> JOOQ_IN_ORDER =
      List.of(
          "AbstractName",
          "SQLDataType",
          "DefaultDataType",
          "DSL",
          "DefaultRenderContext",
          "TableImpl");

  private static int migrating;
  private static @Nullable Object logCreator;

  private QuietLibraries() {}

  /**
   * Initialises jOOQ in one thread, without the logo and the tip that it logs.
   *
   * <p>Some of its classes need each other in their initialisers: two threads that enter from both
   * ends wait for each other for ever, or one of them sees a class half made, which then fails
   * until the process ends. So no storage is handed out before this has run.
   */
  public static synchronized void loadJooq() {
    loadWith(
        Map.of("org.jooq.no-logo", "true", "org.jooq.no-tips", "true"),
        () -> {
          for (String type : JOOQ_IN_ORDER) {
            Class.forName("org.jooq.impl." + type);
          }
        });
  }

  /** Loads SLF4J, if it is present without a provider, and suppresses its warning about that. */
  public static void loadSlf4j() {
    if (QuietLibraries.class.getClassLoader().getResource(SLF4J_PROVIDERS) == null) {
      loadWith(
          Map.of("slf4j.internal.verbosity", "ERROR"),
          () ->
              Class.forName("org.slf4j.LoggerFactory").getMethod("getILoggerFactory").invoke(null));
    }
  }

  /** An implementation of a library's log that writes to Stoa's, at level DEBUG. */
  public static <L> L debugLog(Class<L> type) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, arguments) -> {
              if (arguments != null && method.getReturnType() == void.class) {
                LOG.log(Level.DEBUG, () -> method.getName() + ": " + Arrays.toString(arguments));
              }
              return method.getReturnType() == boolean.class ? false : null;
            }));
  }

  /**
   * Runs Flyway, and restores the log creator that the application has set.
   *
   * <p>Every new Flyway resets this global setting, which has no getter. Of workspaces that are
   * migrated at the same time, the first reads the setting and the last restores it.
   *
   * @param logFactory Flyway's LogFactory, which this module cannot name
   */
  public static void keepingLogCreator(Class<?> logFactory, Runnable migration) {
    synchronized (LOG) {
      if (migrating++ == 0) {
        logCreator = logCreator(logFactory, field -> field.get(null));
      }
    }
    try {
      migration.run();
    } finally {
      synchronized (LOG) {
        if (--migrating == 0) {
          Object before = logCreator;
          logCreator(
              logFactory,
              field -> {
                field.set(null, before);
                return null;
              });
        }
      }
    }
  }

  private static @Nullable Object logCreator(Class<?> logFactory, FieldAccess access) {
    try {
      Field field = logFactory.getDeclaredField("logCreator");
      field.setAccessible(true);
      return access.on(field);
    } catch (ReflectiveOperationException | RuntimeException notThere) {
      LOG.log(Level.DEBUG, "the log creator of Flyway is not kept", notThere);
      return null;
    }
  }

  private static void loadWith(Map<String, String> properties, Loading loading) {
    Map<String, String> added = new HashMap<>(properties);
    added.keySet().removeIf(name -> System.getProperty(name) != null);
    added.forEach(System::setProperty);
    try {
      loading.run();
    } catch (ReflectiveOperationException notThere) {
      LOG.log(Level.DEBUG, "not loaded in advance", notThere);
    } finally {
      added.keySet().forEach(System::clearProperty);
    }
  }

  @FunctionalInterface
  private interface FieldAccess {
    @Nullable Object on(Field field) throws ReflectiveOperationException;
  }

  @FunctionalInterface
  private interface Loading {
    void run() throws ReflectiveOperationException;
  }
}
