package dev.stoa.app.torture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.testkit.postgres.PostgresServer;
import dev.stoa.torture.TorturedStore.Held;
import dev.stoa.torture.TorturedStore.OpenStore;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;

/** A workspace of each engine to which every context was written twice, made once. */
final class WrittenWorkspace {

  static final Seq<String> KEYS =
      List.range(0, 2 * TorturedContexts.ALL.size()).map(number -> "key-" + number);

  private static final Map<TestEngine, String> MADE = new EnumMap<>(TestEngine.class);

  private WrittenWorkspace() {}

  static synchronized String of(TestEngine engine) {
    return MADE.computeIfAbsent(engine, WrittenWorkspace::written);
  }

  private static String written(TestEngine engine) {
    String url = engine.migratedUrl();
    try (OpenStore store = new TorturedStoa().open(url)) {
      for (String key : KEYS) {
        assertEquals(Held.NOTHING, store.held(key), key);
        store.write(key);
        assertEquals(Held.ALL, store.held(key), key);
      }
    }
    return url;
  }

  /** One that may be changed. */
  static String copy(TestEngine engine) {
    String url = of(engine);
    if (engine == TestEngine.POSTGRES) {
      return PostgresServer.shared().newDatabaseLike(url);
    }
    String copy = engine.newUrl();
    try {
      Files.copy(file(url), file(copy));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return copy;
  }

  private static Path file(String url) {
    return Path.of(url.substring(FullDisk.SQLITE.length()));
  }
}
