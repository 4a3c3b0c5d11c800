package dev.stoa.bootstrap;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.stoa.architecture.Layer;
import dev.stoa.architecture.LayerRules;
import dev.stoa.architecture.Layers;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** This build keeps the rules it publishes. */
final class ArchitectureTest {

  @TestFactory
  Stream<DynamicTest> layersAreKept() {
    JavaClasses main =
        new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("dev.stoa");
    return LayerRules.forRoot("dev.stoa")
        .andLayers(
            Layers.TESTKIT,
            Layer.named("testkit.postgres")
                .using("org.testcontainers..", "io.zonky..", "org.postgresql.."),
            Layer.named("architecture").using("com.tngtech.archunit.."))
        .rules()
        .stream()
        .map(rule -> dynamicTest(rule.name(), () -> rule.check(main)));
  }
}
