package dev.stoa.bootstrap.storage;

import dev.stoa.schema.Migrations;
import org.flywaydb.core.Flyway;

/** A workspace that an older Stoa left: one that opening it migrates. */
public final class OlderWorkspace {

  private OlderWorkspace() {}

  /** Makes one at the url of an empty file or database, and returns the url. */
  public static String at(String url, String version) {
    Flyway.configure()
        .dataSource(url, null, null)
        .configuration(Migrations.settings(url.split(":", 3)[1]))
        .target(version)
        .load()
        .migrate();
    return url;
  }
}
