package dev.stoa.app.store;

import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.TextFile;
import dev.stoa.application.operations.KnownBackupFiles;
import dev.stoa.application.operations.RetentionPolicy;
import dev.stoa.bootstrap.StoaConfig;
import dev.stoa.domain.specialist.QueryAudit;
import dev.stoa.domain.trust.Readings;
import io.vavr.control.Option;
import java.nio.file.Path;
import java.util.Map;

/**
 * What the environment says about maintenance, backups, the audit trail and readings.
 *
 * @param retention a file with limits, lines such as {@code critiques 90d}
 * @param backups the folder with the backups of the workspace
 * @param queryAudit which queries and assertions are audited
 * @param readings whether agents must name what they have read
 */
record UpkeepSettings(
    Option<String> retention,
    Option<String> backups,
    Option<String> queryAudit,
    Option<String> readings) {

  private static final String RETENTION = "STOA_RETENTION";
  private static final String BACKUPS = "STOA_BACKUPS";
  private static final String QUERY_AUDIT = "STOA_QUERY_AUDIT";
  private static final String READINGS = "STOA_READINGS";

  static UpkeepSettings of(Map<String, String> environment) {
    return new UpkeepSettings(
        given(environment, RETENTION),
        given(environment, BACKUPS),
        given(environment, QUERY_AUDIT),
        given(environment, READINGS));
  }

  private static Option<String> given(Map<String, String> environment, String name) {
    return Option.of(environment.get(name)).filter(text -> !text.isBlank());
  }

  StoaConfig on(StoaConfig config) {
    StoaConfig limited = retention.map(file -> config.withRetention(read(file))).getOrElse(config);
    StoaConfig settings =
        backups
            .map(folder -> limited.withBackups(new KnownBackupFiles(Path.of(folder))))
            .getOrElse(limited);
    StoaConfig audited =
        queryAudit
            .map(label -> CliFailure.checked(QUERY_AUDIT + ": ", () -> QueryAudit.labelled(label)))
            .map(settings::withQueryAudit)
            .getOrElse(settings);
    return readings
        .map(label -> CliFailure.checked(READINGS + ": ", () -> Readings.labelled(label)))
        .map(audited::withReadings)
        .getOrElse(audited);
  }

  private static RetentionPolicy read(String file) {
    String text = new TextFile(RETENTION, Path.of(file)).read();
    return CliFailure.checked(RETENTION + ": ", () -> RetentionPolicy.parse(text));
  }
}
