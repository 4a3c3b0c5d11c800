package dev.stoa.spring.boot;

import dev.stoa.storage.StorageProvider;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;
import org.springframework.aot.hint.MemberCategory;
import org.springframework.aot.hint.RuntimeHints;
import org.springframework.aot.hint.RuntimeHintsRegistrar;

/**
 * What a native image must keep: migrations and other resources, and what is made by reflection.
 */
final class StoaRuntimeHints implements RuntimeHintsRegistrar {

  @Override
  public void registerHints(RuntimeHints hints, @Nullable ClassLoader loader) {
    hints.resources().registerPattern("dev/stoa/**");
    hints.resources().registerPattern("META-INF/services/dev.stoa.*");
    OperationsRegistrar.accessors()
        .forEach(
            accessor ->
                hints
                    .reflection()
                    .registerType(
                        accessor.getReturnType(), MemberCategory.INVOKE_DECLARED_CONSTRUCTORS));
    ServiceLoader.load(StorageProvider.class, loader).stream()
        .forEach(
            engine ->
                hints
                    .reflection()
                    .registerType(engine.type(), MemberCategory.INVOKE_PUBLIC_CONSTRUCTORS));
  }
}
