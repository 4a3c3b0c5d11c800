package dev.stoa.app.torture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.testkit.postgres.PostgresServer;
import dev.stoa.torture.TorturedStore.Held;
import dev.stoa.torture.TorturedStore.OpenStore;
import dev.stoa.torture.WrittenKeys;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.EnumMap;
import java.util.Map;

/** A workspace of each engine to which every context was written twice, made once. */
final class WrittenWorkspace {

  static final Seq<String> KEYS =
      List.range(0, 2 * TorturedContexts.ALL.size()).map(number -> "key-" + number);

  private static final Map<TestEngine, Written> MADE = new EnumMap<>(TestEngine.class);

  private WrittenWorkspace() {}

  /** Where it is, and between which instants each key was written. */
  private record Written(String url, Seq<Instant> instants) {}

  static String of(TestEngine engine) {
    return written(engine).url();
  }

  /** All keys, acknowledged. */
  static WrittenKeys acknowledged(TestEngine engine, OpenStore before) {
    WrittenKeys written = new WrittenKeys(before);
    Seq<Instant> instants = written(engine).instants();
    for (int i = 0; i < KEYS.size(); i++) {
      written.acknowledge(KEYS.get(i), instants.get(i), instants.get(i + 1));
    }
    return written;
  }

  private static synchronized Written written(TestEngine engine) {
    return MADE.computeIfAbsent(engine, WrittenWorkspace::write);
  }

  private static Written write(TestEngine engine) {
    String url = engine.migratedUrl();
    Seq<Instant> instants = Vector.of(Instant.now());
    try (OpenStore store = new TorturedStoa().open(url)) {
      for (String key : KEYS) {
        assertEquals(Held.NOTHING, store.held(key), key);
        store.write(key);
        instants = instants.append(Instant.now());
        assertEquals(Held.ALL, store.held(key), key);
      }
    }
    return new Written(url, instants);
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
