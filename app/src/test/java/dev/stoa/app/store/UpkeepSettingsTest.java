package dev.stoa.app.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.application.operations.KnownBackupFiles;
import dev.stoa.application.operations.RetentionPolicy;
import dev.stoa.bootstrap.StoaConfig;
import dev.stoa.domain.specialist.QueryAudit;
import dev.stoa.domain.trust.Readings;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UpkeepSettingsTest {

  private static final StoaConfig PLAIN = StoaConfig.of("jdbc:sqlite:a.db");

  @TempDir Path folder;

  @Test
  void withoutVariablesTheDocumentedLimitsHold() {
    StoaConfig config = UpkeepSettings.of(Map.of("STOA_BACKUPS", " ")).on(PLAIN);
    assertEquals(RetentionPolicy.DOCUMENTED, config.retention());
    assertEquals(Option.none(), config.backups());
    assertEquals(Option.none(), config.schedule());
    assertEquals(QueryAudit.ALL, config.queryAudit());
    assertEquals(Readings.OPTIONAL, config.readings());
  }

  @Test
  void readingsAreRequiredWhereTheVariableSaysSo() {
    assertEquals(
        Readings.REQUIRED,
        UpkeepSettings.of(Map.of("STOA_READINGS", "required")).on(PLAIN).readings());
    UpkeepSettings wrong = UpkeepSettings.of(Map.of("STOA_READINGS", "on"));
    assertEquals(
        "STOA_READINGS: readings on is unknown: give optional, recorded or required",
        assertThrows(CliFailure.class, () -> wrong.on(PLAIN)).getMessage());
  }

  @Test
  void queriesAreNotAuditedWhereTheVariableSaysSo() {
    assertEquals(
        QueryAudit.NONE,
        UpkeepSettings.of(Map.of("STOA_QUERY_AUDIT", "none")).on(PLAIN).queryAudit());
    UpkeepSettings wrong = UpkeepSettings.of(Map.of("STOA_QUERY_AUDIT", "off"));
    assertEquals(
        "STOA_QUERY_AUDIT: query audit off is unknown: give all or none",
        assertThrows(CliFailure.class, () -> wrong.on(PLAIN)).getMessage());
  }

  @Test
  void theVariablesNameAFileAndAFolder() throws IOException {
    Path file =
        Files.writeString(folder.resolve("limits"), "# ours\ncritiques 30d\nbreakers off\n");
    StoaConfig config =
        UpkeepSettings.of(
                Map.of("STOA_RETENTION", file.toString(), "STOA_BACKUPS", folder.toString()))
            .on(PLAIN);
    assertEquals(Option.some(Duration.ofDays(30)), config.retention().critiques());
    assertEquals(Option.none(), config.retention().breakers());
    assertEquals(Option.some(Duration.ofDays(90)), config.retention().evidence());
    assertEquals(Option.some(new KnownBackupFiles(folder)), config.backups());
  }

  @Test
  void aLineThatIsNotUnderstoodIsRefused() throws IOException {
    assertRefused("critiques", "line 1 is not understood");
    assertRefused("\nmatches 9d", "line 2: matches is unknown: give memory-half-lives");
    assertRefused("evidence soon", "line 1: soon is no age: give days such as 90d");
    assertRefused("memory-half-lives 0", "memory-half-lives is 0.0: give more than 0");
  }

  private void assertRefused(String text, String sentence) throws IOException {
    Path file = Files.writeString(folder.resolve("wrong"), text);
    UpkeepSettings settings = UpkeepSettings.of(Map.of("STOA_RETENTION", file.toString()));
    CliFailure failure = assertThrows(CliFailure.class, () -> settings.on(PLAIN));
    assertTrue(
        failure.getMessage().startsWith("STOA_RETENTION: " + sentence), failure.getMessage());
  }
}
