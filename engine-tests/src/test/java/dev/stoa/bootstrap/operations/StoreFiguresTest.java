package dev.stoa.bootstrap.operations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.operations.StoreFigures;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** How large a store says it is, on real engines. */
final class StoreFiguresTest {

  @ParameterizedTest
  @EnumSource
  void aStoreGrowsByWhatIsStored(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      StoreFigures before = stoa.health().figures();
      assertEquals(Option.none(), before.backupAge());
      // What does not compress, so that both engines store all of it.
      java.util.Random random = new java.util.Random(7);
      Vector.range(0, 20)
          .forEach(
              i ->
                  stoa.memory()
                      .remember(
                          Vector.fill(1_000, () -> Long.toHexString(random.nextLong())).mkString())
                      .get());
      long grown = stoa.health().figures().bytes().get() - before.bytes().get();
      assertTrue(grown > 100_000 && grown < 50_000_000, "it has grown by " + grown);
    }
  }
}
