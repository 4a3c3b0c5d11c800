package dev.stoa.adapter.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class ProgressLineTest {

  @Test
  void theLineIsReplacedAndRemoved() {
    StringWriter err = new StringWriter();
    StringWriter lines = new StringWriter();
    try (ProgressLine progress =
        new ProgressLine(new PrintWriter(err), Terminal.NONE, new PrintWriter(lines))) {
      progress.show();
      progress.line("a\n");
      progress.done(12_345);
      progress.show();
    }
    assertEquals("\r2 s\r3 s, 12,345 done\r" + " ".repeat(16) + "\r", err.toString());
    assertEquals("a\n", lines.toString());
  }
}
