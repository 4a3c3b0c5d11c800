package dev.stoa.anthropic;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.testkit.postgres.PostgresServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import org.jspecify.annotations.Nullable;

/** A workspace on each engine, shared by all tests, which use users and scopes of their own. */
enum Engine {
  SQLITE {
    @Override
    String newUrl() {
      try {
        return "jdbc:sqlite:" + Files.createTempDirectory("stoa-anthropic").resolve("stoa.db");
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  },
  POSTGRES {
    @Override
    String newUrl() {
      return PostgresServer.shared().newDatabase() + "&currentSchema=anthropic";
    }
  };

  private @Nullable Stoa stoa;
  private @Nullable Stoa second;
  private @Nullable String url;

  abstract String newUrl();

  synchronized Stoa stoa() {
    if (stoa == null) {
      url = newUrl();
      stoa = Stoa.open(url);
    }
    return stoa;
  }

  /** As another process has it. */
  synchronized Stoa second() {
    stoa();
    if (second == null) {
      second = Stoa.open(url);
    }
    return second;
  }
}
