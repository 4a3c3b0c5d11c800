package dev.stoa.app.store;

import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.TextFile;
import dev.stoa.application.operations.KnownBackupFiles;
import dev.stoa.application.operations.RetentionPolicy;
import dev.stoa.bootstrap.StoaConfig;
import io.vavr.control.Option;
import java.nio.file.Path;
import java.util.Map;

/**
 * What the environment says about maintenance and backups.
 *
 * @param retention a file with limits, lines such as {@code critiques 90d}
 * @param backups the folder with the backups of the workspace
 */
record UpkeepSettings(Option<String> retention, Option<String> backups) {

  private static final String RETENTION = "STOA_RETENTION";
  private static final String BACKUPS = "STOA_BACKUPS";

  static UpkeepSettings of(Map<String, String> environment) {
    return new UpkeepSettings(given(environment, RETENTION), given(environment, BACKUPS));
  }

  private static Option<String> given(Map<String, String> environment, String name) {
    return Option.of(environment.get(name)).filter(text -> !text.isBlank());
  }

  StoaConfig on(StoaConfig config) {
    StoaConfig settings = retention.map(file -> config.withRetention(read(file))).getOrElse(config);
    return backups
        .map(folder -> settings.withBackups(new KnownBackupFiles(Path.of(folder))))
        .getOrElse(settings);
  }

  private static RetentionPolicy read(String file) {
    String text = new TextFile(RETENTION, Path.of(file)).read();
    return CliFailure.checked(RETENTION + ": ", () -> RetentionPolicy.parse(text));
  }
}
