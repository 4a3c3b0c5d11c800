package dev.stoa.actions.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.rating.ReliabilityBucket;
import dev.stoa.domain.rating.ReliabilityCurve;
import io.vavr.collection.List;
import org.junit.jupiter.api.Test;

class PicturesTest {

  @Test
  void aSparklineRisesWithItsNumbers() {
    assertEquals("▁▅█", Sparkline.of(List.of(1.0, 2.0, 3.0)));
    assertEquals("▄▄", Sparkline.of(List.of(5.0, 5.0)));
    assertTrue(Sparkline.of(List.empty()).isEmpty());
  }

  @Test
  void aBarHasItsMarkAtTheMeanConfidence() {
    assertEquals("", bar(ReliabilityBucket.empty(3)));
    assertEquals("#".repeat(39) + "|", bar(ReliabilityBucket.empty(9).plus(1, true)));
    assertEquals("|" + " ".repeat(39), bar(ReliabilityBucket.empty(0).plus(0, false)));
  }

  @Test
  void aCurveHasALineForEachBucketBelowItsScale() {
    ReliabilityCurve curve = ReliabilityCurve.EMPTY.plus(0.75, true).plus(0.75, false);
    List<String> lines = List.of(CurvePicture.of(curve).split("\n"));
    assertEquals(12, lines.size());
    assertEquals("        0%" + " ".repeat(34) + "100%", lines.get(1));
    assertEquals("0.7-0.8 " + "#".repeat(20) + " ".repeat(10) + "|", lines.get(9));
  }

  private static String bar(ReliabilityBucket bucket) {
    return CurvePicture.bar(bucket);
  }
}
