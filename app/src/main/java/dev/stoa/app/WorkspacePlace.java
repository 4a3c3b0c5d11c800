package dev.stoa.app;

import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.app.operations.WorkspaceDirectory;
import dev.stoa.storage.StoreUrl;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Where several workspaces are: a folder of SQLite files, the schemas of one PostgreSQL, or a
 * directory that says where each is.
 */
record WorkspacePlace(String place) {

  private static final String POSTGRES = "jdbc:postgresql:";
  private static final String SCHEMA = "currentSchema=";

  /** Refuses a place that cannot have several workspaces. */
  WorkspacePlace {
    if (place.startsWith(POSTGRES)) {
      if (place.contains(SCHEMA)) {
        throw CliFailure.usage("--workspaces names one schema: leave out " + SCHEMA);
      }
    } else if (!Files.exists(Path.of(place))) {
      throw CliFailure.usage(
          "--workspaces " + place + " is not a folder: give one, or a jdbc:postgresql url");
    }
  }

  /** Whether a workspace may have this name; a directory is read anew each time. */
  boolean has(String name) {
    return place.startsWith(POSTGRES)
        || Files.isDirectory(Path.of(place))
        || directory().urls().containsKey(name);
  }

  private WorkspaceDirectory directory() {
    return new WorkspaceDirectory(Path.of(place));
  }

  /** The url of the workspace of this name. */
  String url(String name) {
    if (!place.startsWith(POSTGRES) && !Files.isDirectory(Path.of(place))) {
      return directory().urls().get(name).get();
    }
    return place.startsWith(POSTGRES)
        ? place + (place.contains("?") ? "&" : "?") + SCHEMA + name
        : "jdbc:sqlite:" + Path.of(place).resolve(name + ".db");
  }

  /** Without what may hold a password. */
  String shown() {
    return StoreUrl.shown(place);
  }
}
