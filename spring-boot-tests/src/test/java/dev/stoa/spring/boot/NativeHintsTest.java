package dev.stoa.spring.boot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.springframework.aot.hint.predicate.RuntimeHintsPredicates.proxies;
import static org.springframework.aot.hint.predicate.RuntimeHintsPredicates.reflection;
import static org.springframework.aot.hint.predicate.RuntimeHintsPredicates.resource;

import dev.stoa.actions.Action;
import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.application.memory.MemoryOperations;
import dev.stoa.bootstrap.StoaModule;
import dev.stoa.domain.kernel.StoaContext;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.schema.generated.DefaultSchema;
import dev.stoa.storage.StorageProvider;
import java.lang.reflect.Constructor;
import java.util.Locale;
import java.util.ServiceLoader;
import org.flywaydb.core.api.logging.Log;
import org.flywaydb.core.api.logging.LogFactory;
import org.jooq.Table;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.aot.hint.RuntimeHints;
import org.springframework.aot.hint.TypeReference;
import org.springframework.util.ClassUtils;

/**
 * A native image keeps what is found by name or made by reflection. Of the predicates, those that
 * both lines have.
 */
@SuppressWarnings("removal")
class NativeHintsTest {

  private static final ClassLoader LOADER = NativeHintsTest.class.getClassLoader();
  private static RuntimeHints hints;

  @BeforeAll
  static void registered() {
    hints = new RuntimeHints();
    new StoaRuntimeHints().registerHints(hints, LOADER);
  }

  @Test
  void filesInTheJars() {
    for (String file :
        new String[] {
          "dev/stoa/migration/sqlite.conf",
          "dev/stoa/adapter/http/dashboard/ui/index.html",
          "dev/stoa/adapter/http/routes/memory.txt",
          "META-INF/services/dev.stoa.storage.StorageProvider"
        }) {
      assertThat(resource().forResource(file)).as(file).accepts(hints);
      assertThat(LOADER.getResource(file)).as(file).isNotNull();
    }
  }

  @Test
  void enginesAndContexts() throws Exception {
    ServiceLoader.load(StorageProvider.class).stream()
        .forEach(engine -> accepts(engine.type().getConstructors()[0]));
    assertThat(StoaContext.types(StoaModule.class, "Module"))
        .hasSizeGreaterThan(10)
        .allSatisfy(type -> accepts(type.getDeclaredConstructors()[0]));
    assertThat(StoaContext.types("dev.stoa.adapter.jooq", LOADER, "Tables"))
        .hasSizeGreaterThan(10)
        .allSatisfy(type -> assertThat(reflection().onField(type, "ALL")).accepts(hints));
    assertThat(StoaContext.types(Action.class, "Actions"))
        .hasSizeGreaterThan(10)
        .allSatisfy(
            type -> assertThat(reflection().onMethod(type, "groups").invoke()).accepts(hints));
    assertThat(reflection().onType(MemoryOperations.class)).accepts(hints);
  }

  @Test
  void tables() {
    assertThat(DefaultSchema.DEFAULT_SCHEMA.getTables()).hasSizeGreaterThan(50);
    for (Table<?> table : DefaultSchema.DEFAULT_SCHEMA.getTables()) {
      String constant = table.getName().toUpperCase(Locale.ROOT);
      assertThat(reflection().onField(table.getClass(), constant)).as(constant).accepts(hints);
    }
  }

  @Test
  void positionsInListsAndWhatActionsTakeAndAnswer() throws Exception {
    accepts(TimePosition.class.getConstructors()[0]);
    assertThat(reflection().onMethod(TimePosition.class, "at").invoke()).accepts(hints);
    assertThat(Catalogue.complete().actions())
        .allSatisfy(
            action -> {
              accepts(action.inputShape().type().getDeclaredConstructors()[0]);
              if (action.outputShape().type().isRecord()) {
                accepts(action.outputShape().type().getDeclaredConstructors()[0]);
              }
            });
  }

  @Test
  void librariesThatAreKeptQuiet() {
    assertThat(proxies().forInterfaces(Log.class)).accepts(hints);
    assertThat(reflection().onField(LogFactory.class, "logCreator")).accepts(hints);
    hints
        .reflection()
        .typeHints()
        .map(hint -> hint.getType().getName())
        .filter(name -> !name.startsWith("dev.stoa."))
        .forEach(name -> assertThat(ClassUtils.isPresent(name, LOADER)).as(name).isTrue());
    assertThat(reflection().onType(TypeReference.of("org.jooq.impl.DSL"))).accepts(hints);
  }

  private static void accepts(Constructor<?> constructor) {
    assertThat(reflection().onConstructor(constructor).invoke())
        .as(constructor.toString())
        .accepts(hints);
  }
}
