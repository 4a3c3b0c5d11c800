package dev.stoa.adapter.jooq.words;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.adapter.jooq.words.MadeUpTexts.Text;
import dev.stoa.domain.search.IndexedWords;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Segments as bytes. */
final class SegmentMergeTest {

  @Test
  void mergedSegmentsAreWhatTheLivingTextsMake() {
    for (long seed = 1; seed <= 20; seed++) {
      MadeUpTexts texts =
          new MadeUpTexts(seed)
              .add(200, true, seed % 2 == 0 ? 0 : 30)
              .add(1, true, 0)
              .add(90, true, 100)
              .add(400, true, 5);
      SegmentBytes merged = SegmentMerge.of(texts.parts());
      SegmentBytes made = MadeUpTexts.segment(texts.living());
      assertArrayEquals(made.head(), merged.head());
      assertEquals(made.texts(), merged.texts());
      assertEquals(made.words(), merged.words());
      assertArrayEquals(made.chunks().toArray(), merged.chunks().toArray());
      assertArrayEquals(made.places().toArray(), merged.places().toArray());
    }
  }

  @Test
  void aSegmentWithoutLivingTextsIsEmpty() {
    SegmentBytes merged = SegmentMerge.of(new MadeUpTexts(3).add(50, true, 100).parts());
    assertEquals(0, merged.texts());
    assertEquals(List.of(), merged.chunks());
  }

  @Test
  void theHeadKnowsEveryText() {
    for (boolean dense : new boolean[] {true, false}) {
      List<Text> texts = new ArrayList<>();
      for (int i = 0; i < 500; i++) {
        texts.add(
            new Text(
                (1L << 40) + (dense ? i : i * 70_000L),
                "me",
                IndexedWords.of("word ".repeat(i % 300))));
      }
      SegmentHead head = SegmentHead.of(MadeUpTexts.segment(texts).head());
      assertEquals(500, head.texts());
      for (int i = 0; i < 500; i++) {
        assertEquals(texts.get(i).entry(), head.entry(i));
        assertEquals(texts.get(i).words().length(), head.length(i));
        assertEquals(i, head.find(texts.get(i).entry()));
      }
      assertTrue(head.find(head.firstEntry() - 1) < 0);
      assertTrue(head.find(head.lastEntry() + 1) < 0);
      assertTrue(dense || head.find(head.firstEntry() + 1) < 0);
      assertTrue(head.heapBytes() >= (dense ? 4 : 12) * 500L);
    }
  }

  @Test
  void aLongListIsAChunkOfItsOwn() {
    List<Text> texts = new ArrayList<>();
    for (int i = 0; i < 9_000; i++) {
      texts.add(new Text(1 + i, "me", IndexedWords.of("common rare" + i)));
    }
    SegmentBytes made = MadeUpTexts.segment(texts);
    assertTrue(made.chunks().stream().filter(one -> one.length > 4_000).count() == 2);
    assertTrue(made.chunks().stream().allMatch(one -> one.length < 9_100));
    SegmentBytes again =
        SegmentMerge.of(
            List.of(
                new SegmentMerge.Part(
                    SegmentHead.of(made.head()), made.chunks(), made.places(), new BitSet())));
    assertArrayEquals(made.chunks().toArray(), again.chunks().toArray());
    assertArrayEquals(made.places().toArray(), again.places().toArray());
  }
}
