package dev.stoa.spring.boot;

import dev.stoa.bootstrap.StoaModule;
import dev.stoa.domain.kernel.StoaContext;
import dev.stoa.schema.generated.DefaultSchema;
import dev.stoa.storage.StorageProvider;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.jooq.Table;
import org.jspecify.annotations.Nullable;
import org.springframework.aot.hint.MemberCategory;
import org.springframework.aot.hint.ReflectionHints;
import org.springframework.aot.hint.RuntimeHints;
import org.springframework.aot.hint.RuntimeHintsRegistrar;
import org.springframework.aot.hint.TypeReference;
import org.springframework.util.ClassUtils;

/**
 * What a native image must keep: migrations and other resources, and what is found or made by
 * reflection. Drivers, Flyway and jOOQ itself have hints of their own.
 */
final class StoaRuntimeHints implements RuntimeHintsRegistrar {

  @Override
  public void registerHints(RuntimeHints hints, @Nullable ClassLoader loader) {
    hints.resources().registerPattern("dev/stoa/**");
    hints.resources().registerPattern("META-INF/services/dev.stoa.*");
    ReflectionHints reflection = hints.reflection();
    engines(reflection, loader);
    contexts(reflection);
    tables(reflection);
    records(reflection, loader);
    libraries(hints);
  }

  private static void engines(ReflectionHints reflection, @Nullable ClassLoader loader) {
    ServiceLoader.load(StorageProvider.class, loader).stream()
        .forEach(
            engine ->
                reflection.registerType(engine.type(), MemberCategory.INVOKE_PUBLIC_CONSTRUCTORS));
  }

  /** Each context has a module and declared tables, which are found by their names. */
  private static void contexts(ReflectionHints reflection) {
    StoaContext.types(StoaModule.class, "Module")
        .forEach(
            type ->
                reflection.registerType(
                    type,
                    MemberCategory.INVOKE_DECLARED_CONSTRUCTORS,
                    MemberCategory.INVOKE_DECLARED_METHODS));
    StoaContext.types("dev.stoa.adapter.jooq", StoaModule.class.getClassLoader(), "Tables")
        .forEach(type -> reflection.registerType(type, hint -> hint.withField("ALL")));
    OperationsRegistrar.accessors()
        .map(Method::getReturnType)
        .forEach(
            type -> reflection.registerType(type, MemberCategory.INVOKE_DECLARED_CONSTRUCTORS));
  }

  /** A table is the constant of its class. */
  private static void tables(ReflectionHints reflection) {
    for (Table<?> table : DefaultSchema.DEFAULT_SCHEMA.getTables()) {
      for (Field field : table.getClass().getFields()) {
        if (Modifier.isStatic(field.getModifiers())) {
          reflection.registerField(field);
        }
      }
    }
  }

  /** Positions in lists, and what an edge reads and writes, by their components. */
  private static void records(ReflectionHints reflection, @Nullable ClassLoader loader) {
    RecordTypes types = new RecordTypes();
    OperationsRegistrar.accessors().map(Method::getReturnType).forEach(types::ofMethods);
    if (ClassUtils.isPresent("dev.stoa.actions.catalogue.Catalogue", loader)) {
      ActionHints.register(reflection, types);
    }
    types
        .all()
        .forEach(
            type ->
                reflection.registerType(
                    type,
                    MemberCategory.INVOKE_DECLARED_CONSTRUCTORS,
                    MemberCategory.INVOKE_PUBLIC_METHODS));
  }

  /** What keeps libraries quiet while they are loaded and while tables are migrated. */
  private static void libraries(RuntimeHints hints) {
    Stream.of(
            "org.jooq.impl.AbstractName",
            "org.jooq.impl.SQLDataType",
            "org.jooq.impl.DefaultDataType",
            "org.jooq.impl.DSL",
            "org.jooq.impl.DefaultRenderContext",
            "org.jooq.impl.TableImpl")
        .map(TypeReference::of)
        .forEach(hints.reflection()::registerType);
    hints
        .reflection()
        .registerType(
            TypeReference.of("org.slf4j.LoggerFactory"), MemberCategory.INVOKE_PUBLIC_METHODS);
    hints
        .reflection()
        .registerType(
            TypeReference.of("org.flywaydb.core.api.logging.LogFactory"),
            type -> type.withField("logCreator"));
    hints.proxies().registerJdkProxy(TypeReference.of("org.flywaydb.core.api.logging.Log"));
  }
}
