package dev.stoa.adapter.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
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

  @Test
  void aKnownNumberOfRowsHasARateAndAnEnd() {
    StringWriter err = new StringWriter();
    try (ProgressLine progress =
        new ProgressLine(
            new PrintWriter(err), Terminal.NONE, new PrintWriter(Writer.nullWriter()))) {
      progress.rows("writing", 1_000, 10_000);
      progress.show();
      progress.show();
      assertEquals(
          "\r2 s, writing 1,000 of 10,000 rows, 500/s, 18 s left"
              + "\r3 s, writing 1,000 of 10,000 rows, 333/s, 27 s left",
          err.toString());
      progress.show();
      progress.rows("comparing", 2_000, 10_000);
      progress.show();
    }
    String last = "5 s, comparing 2,000 of 10,000 rows, 2,000/s, 4 s left";
    assertTrue(err.toString().contains("\r" + last), err.toString());
  }

  @Test
  void aStepWithoutRowsIsNamed() {
    StringWriter err = new StringWriter();
    try (ProgressLine progress =
        new ProgressLine(
            new PrintWriter(err), Terminal.NONE, new PrintWriter(Writer.nullWriter()))) {
      progress.rows("writing", 1_000, 10_000);
      progress.rows("packing", 0, 0);
      progress.show();
    }
    assertTrue(err.toString().startsWith("\r2 s, packing\r"), err.toString());
  }

  @Test
  void whereNobodySitsALineIsPrintedEveryTenSecondsAndStays() {
    StringWriter err = new StringWriter();
    try (ProgressLine progress =
        new ProgressLine(
            new PrintWriter(err), Terminal.PIPE, new PrintWriter(Writer.nullWriter()))) {
      progress.rows("writing", 1_000, 10_000);
      for (int second = 2; second <= 20; second++) {
        progress.show();
      }
    }
    assertEquals(
        "10 s, writing 1,000 of 10,000 rows, 100/s, 90 s left"
            + System.lineSeparator()
            + "20 s, writing 1,000 of 10,000 rows, 50/s, 180 s left"
            + System.lineSeparator(),
        err.toString());
  }

  @Test
  void linesThatNobodyReadsEndTheAction() {
    Writer removed =
        new Writer() {
          @Override
          public void write(char[] text, int from, int length) throws IOException {
            throw new IOException("Broken pipe");
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        };
    try (ProgressLine progress =
        new ProgressLine(
            new PrintWriter(Writer.nullWriter()), Terminal.NONE, new PrintWriter(removed))) {
      CliFailure failure =
          assertThrows(
              CliFailure.class,
              () -> {
                for (int i = 0; i < 1_000; i++) {
                  progress.line("a\n");
                }
              });
      assertEquals(
          "the answer could not be written completely: the disk is full or its reader closed the"
              + " pipe",
          failure.getMessage());
    }
  }
}
