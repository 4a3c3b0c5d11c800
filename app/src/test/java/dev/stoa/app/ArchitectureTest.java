package dev.stoa.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.tngtech.archunit.ArchConfiguration;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.resolvers.SelectedClassResolverFromClasspath;
import dev.stoa.architecture.Layer;
import dev.stoa.architecture.LayerRules;
import dev.stoa.architecture.Layers;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;

/** This build keeps the rules it publishes. */
// Not static: tests that follow in the same process must not carry hundreds of megabytes along.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class ArchitectureTest {

  private final JavaClasses main = imported("dev.stoa");

  /** Of other libraries than Java's own only the names matter, so their classes are not read. */
  static JavaClasses imported(String... packages) {
    ArchConfiguration.get().setClassResolver(SelectedClassResolverFromClasspath.class);
    ArchConfiguration.get().setClassResolverArguments("java");
    return new ClassFileImporter()
        .withImportOption(new ImportOption.DoNotIncludeTests())
        .withImportOption(location -> !location.contains("-tests.jar"))
        .importPackages(packages);
  }

  @Test
  void everyPackageSaysThatItsTypesAreNotNull() {
    Set<String> unmarked = new TreeSet<>();
    for (JavaClass type : main) {
      String name = type.getPackageName();
      if (!name.startsWith("dev.stoa.schema.generated") && !main.contain(name + ".package-info")) {
        unmarked.add(name);
      }
      if (type.getSimpleName().equals("package-info") && !type.isAnnotatedWith(NullMarked.class)) {
        unmarked.add(name);
      }
    }
    assertEquals(Set.of(), unmarked);
  }

  @TestFactory
  Stream<DynamicTest> layersAreKept() {
    return LayerRules.forRoot("dev.stoa")
        // Rows of the audit trail as they are read, of which every column may be missing.
        .withWideTypes("AuaRow", "AuditRow")
        // The word index merges its segments after a write, in units that no use case knows of.
        .withUnitOpeners("SegmentCare")
        .andLayers(
            Layers.DOMAIN.using("javax.crypto.."),
            Layers.APPLICATION.using("com.github.difflib..", "javax.crypto.."),
            Layers.STORAGE,
            Layers.TESTKIT,
            Layers.ACTIONS,
            Layers.ADAPTER_CLI,
            Layers.ADAPTER_HTTP,
            Layers.ADAPTER_MCP,
            Layers.APP.seeing("imports", "torture", "micrometer"),
            Layer.named("micrometer")
                .seeing("application", "domain")
                .using("io.micrometer..", "io.vavr..", "org.jspecify.annotations.."),
            Layer.named("imports")
                .seeing("application", "domain", "storage")
                .using("io.vavr..", "org.jspecify.annotations.."),
            Layer.named("testkit.sqlite")
                .seeing("domain", "schema", "storage")
                .using("org.jspecify.annotations.."),
            Layer.named("testkit.postgres")
                .using("org.testcontainers..", "io.zonky..", "org.postgresql..")
                .using("org.jspecify.annotations.."),
            Layer.named("torture")
                .seeing("domain")
                .using("io.vavr..", "org.jspecify.annotations.."),
            Layer.named("architecture")
                .using("com.tngtech.archunit..", "org.jspecify.annotations.."))
        .rules()
        .stream()
        .map(rule -> dynamicTest(rule.name(), () -> rule.check(main)));
  }
}
