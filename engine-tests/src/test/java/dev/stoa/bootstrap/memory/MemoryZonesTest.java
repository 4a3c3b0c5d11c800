package dev.stoa.bootstrap.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.bootstrap.storage.TestEngine;
import java.util.TimeZone;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class MemoryZonesTest {

  /** On the night the clocks of one of them are put forward. */
  @ParameterizedTest
  @EnumSource
  void whatComesToMindDoesNotDependOnTheZone(TestEngine engine) {
    TimeZone usual = TimeZone.getDefault();
    try {
      TimeZone.setDefault(TimeZone.getTimeZone("Europe/Paris"));
      String paris = RecallInZone.run(engine.migratedUrl());
      TimeZone.setDefault(TimeZone.getTimeZone("America/New_York"));
      assertEquals(paris, RecallInZone.run(engine.migratedUrl()));
      assertTrue(paris.contains("m1=0.29730177875068"), paris);
    } finally {
      TimeZone.setDefault(usual);
    }
  }
}
