package dev.stoa.bootstrap;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.stoa.architecture.HouseRules;
import dev.stoa.architecture.Room;
import dev.stoa.architecture.Rooms;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** This build keeps the rules it publishes. */
final class ArchitectureTest {

  @TestFactory
  Stream<DynamicTest> theHouseStands() {
    JavaClasses main =
        new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("dev.stoa");
    return HouseRules.forRoot("dev.stoa")
        .andRooms(
            Rooms.TESTKIT,
            Room.named("testkit.postgres")
                .using("org.testcontainers..", "io.zonky..", "org.postgresql.."),
            Room.named("architecture").using("com.tngtech.archunit.."))
        .rules()
        .stream()
        .map(rule -> dynamicTest(rule.name(), () -> rule.check(main)));
  }
}
