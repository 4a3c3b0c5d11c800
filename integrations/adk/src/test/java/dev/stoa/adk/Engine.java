package dev.stoa.adk;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.testkit.postgres.PostgresServer;
import dev.stoa.testkit.sqlite.TestWorkspace;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;

/** New workspaces on each engine. */
enum Engine {
  SQLITE {
    @Override
    String newUrl() {
      try {
        return TestWorkspace.copyTo(Files.createTempDirectory("stoa-adk").resolve("stoa.db"));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  },
  POSTGRES {
    @Override
    String newUrl() {
      return PostgresServer.shared()
          .newDatabaseLike(PostgresServer.template("adk", url -> Stoa.open(url).close()));
    }
  };

  abstract String newUrl();
}
