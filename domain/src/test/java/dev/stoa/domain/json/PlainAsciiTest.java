package dev.stoa.domain.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class PlainAsciiTest {

  @Test
  void everyByteIsJudgedAlikeWhereverItStands() {
    for (int length = 1; length <= 20; length++) {
      for (int place = 0; place < length; place++) {
        for (int value = 0; value < 256; value++) {
          byte[] text = new byte[length];
          Arrays.fill(text, (byte) 'a');
          text[place] = (byte) value;
          boolean plain =
              value >= 0x20 && value < 0x80 && value != '"' && value != '\\' && value != '?';
          assertEquals(plain, PlainAscii.isPlain(text), value + " at " + place + " of " + length);
        }
      }
    }
    assertTrue(PlainAscii.isPlain(new byte[0]));
  }
}
