package dev.stoa.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.adapter.cli.OutputFile;
import dev.stoa.adapter.cli.PrintableWriter;
import dev.stoa.bootstrap.storage.TestEngine;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** What commands print and write: whole, harmless, or a failure. */
final class OutputTest {

  private static final Path FULL = Path.of("/dev/full");
  private static final String LOST =
      "stoa: the answer could not be written completely: the disk is full or its reader closed"
          + " the pipe\n";

  @TempDir Path folder;

  /** As a full disk or a closed pipe does. */
  private static final class Lost extends Writer {
    @Override
    public void write(char[] text, int from, int length) throws IOException {
      throw new IOException("No space left on device");
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }

  @TestFactory
  Stream<DynamicTest> anAnswerThatIsLostIsAFailureInEveryGroup() {
    return commands()
        .map(
            words ->
                DynamicTest.dynamicTest(
                    String.join(" ", words), () -> assertLost(with(words, "--help"))));
  }

  @Test
  void anAnswerOfAWorkspaceThatIsLostIsAFailure() throws IOException {
    String url = TestEngine.SQLITE.migratedUrl();
    Cli.on(url).run("audit", "append", "--type", "a").ok();
    for (String words : List.of("audit list", "audit list --json", "audit verify", "doctor")) {
      assertLost((words + " --store " + url).split(" "));
    }
    if (Files.exists(FULL)) {
      StringWriter err = new StringWriter();
      try (PrintWriter full =
          new PrintWriter(
              new OutputStreamWriter(
                  new FileOutputStream(FULL.toFile()), StandardCharsets.UTF_8))) {
        String[] words = {"agent", "list", "--store", url};
        int code =
            StoaCommand.run(words, InputStream.nullInputStream(), full, new PrintWriter(err));
        assertEquals(3, code);
      }
      assertEquals(LOST, err.toString());
    }
  }

  private static void assertLost(String... words) {
    StringWriter err = new StringWriter();
    int code =
        StoaCommand.run(
            words,
            InputStream.nullInputStream(),
            new PrintWriter(new Lost()),
            new PrintWriter(err));
    assertEquals(3, code, String.join(" ", words));
    assertEquals(LOST, err.toString());
  }

  @TestFactory
  Stream<DynamicTest> aWordThatTheLocaleHasSpoiltIsRefusedInEveryGroup() {
    return commands()
        .map(
            words ->
                DynamicTest.dynamicTest(
                    String.join(" ", words),
                    () ->
                        Cli.bare()
                            .run(with(words, "Gr\ufffd\ufffde"))
                            .failed(
                                2,
                                "the argument Gr\ufffd\ufffde has characters that this locale"
                                    + " cannot pass on: set LC_ALL=C.UTF-8")));
  }

  @Test
  void halfACharacterIsRefusedInJsonToo() {
    Cli.Outcome outcome = Cli.bare().run("audit", "show", "x\ud800", "--json");
    assertEquals(2, outcome.code());
    assertEquals(
        "{\"error\":{\"kind\":\"usage\",\"message\":\"the argument x\\\\ud800 has characters that"
            + " this locale cannot pass on: set LC_ALL=C.UTF-8\"}}\n",
        outcome.out());
  }

  @Test
  void controlCharactersAreSpeltOutWhereverTheyArePrinted() {
    StringWriter printed = new StringWriter();
    PrintWriter out = new PrintWriter(new PrintableWriter(new PrintWriter(printed)));
    out.print("a\tb\n\u001b[2J\u009b1m\r\u202e\u2028\udb40\udc01é😀");
    out.flush();
    assertEquals(
        "a\tb\n\\u001b[2J\\u009b1m\\u000d\\u202e\\u2028\\udb40\\udc01é😀", printed.toString());
  }

  @Test
  void theNameOfAFileIsEchoedOnOneHarmlessLine() {
    String url = TestEngine.SQLITE.migratedUrl();
    Path file = folder.resolve("a\u001b[2J\nb");
    String output =
        Cli.on(url).run("memory", "snapshot", "export", "--out", file.toString()).ok().out();
    assertTrue(output.endsWith("a\\u001b[2J\\nb.\n"), output);
    assertEquals(1, output.lines().count());
  }

  @Test
  void tooLittleMemoryIsOneSentence() {
    InputStream huge =
        new InputStream() {
          @Override
          public int read() {
            throw new OutOfMemoryError("Java heap space");
          }
        };
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code =
        StoaCommand.run(
            new String[] {"audit", "append-batch", "-"},
            huge,
            new PrintWriter(out),
            new PrintWriter(err));
    assertEquals(3, code);
    assertEquals("", out.toString());
    assertEquals(
        "stoa: there is too little memory for this (Java heap space): give Java more, such as"
            + " STOA_JAVA_OPTS=-Xmx2g\n",
        err.toString());
  }

  @Test
  void inputWithoutAnEndIsRefusedNotRead() {
    Path endless = Path.of("/dev/zero");
    if (!Files.exists(endless)) {
      return;
    }
    Cli cli = Cli.on(TestEngine.SQLITE.migratedUrl());
    cli.run("agent", "register", "ada", "--model", "m", "--constitution", "/dev/zero")
        .failed(
            2,
            "--constitution /dev/zero has more than 8000000 characters: it is not what is wanted"
                + " here");
    for (String[] words :
        List.of(
            new String[] {"audit", "append-batch", "/dev/zero"},
            new String[] {"memory", "snapshot", "restore", "/dev/zero"})) {
      Cli.Outcome outcome = cli.run(words);
      assertEquals(2, outcome.code(), outcome.err());
      assertTrue(outcome.err().contains("line 1 has more than 8000000 characters"), outcome.err());
    }
  }

  @Test
  void aFileIsReplacedWholeOrNotAtAll() throws IOException {
    Path file = folder.resolve("export");
    OutputFile output = new OutputFile("--out", file);
    output.write(out -> out.append("first"));
    if (Files.getFileStore(folder).supportsFileAttributeView("posix")) {
      assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
    }
    assertThrows(
        IllegalStateException.class,
        () ->
            output.write(
                out -> {
                  out.append("half");
                  throw new IllegalStateException("the store is gone");
                }));
    assertEquals("first", Files.readString(file));
    output.write(out -> out.append("second"));
    assertEquals("second", Files.readString(file));
    if (Files.getFileStore(folder).supportsFileAttributeView("posix")) {
      assertEquals("rw-r-----", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
    }
    try (Stream<Path> left = Files.list(folder)) {
      assertEquals(List.of(file), left.toList());
    }
  }

  @Test
  void aFullDiskIsAFailureOfExports() {
    if (!Files.exists(FULL)) {
      return;
    }
    Cli cli = Cli.on(TestEngine.SQLITE.migratedUrl());
    cli.run("memory", "remember", "x").ok();
    cli.run("memory", "snapshot", "export", "--out", "/dev/full")
        .failed(3, "--out /dev/full cannot be written: is the disk full?");
  }

  private static String[] with(String[] words, String last) {
    return Stream.concat(Stream.of(words), Stream.of(last)).toArray(String[]::new);
  }

  /** The words of every command that does something. */
  /** One command of each group: those of a group are read and printed alike. */
  private static Stream<String[]> commands() {
    PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
    return StoaCommand.commandLine(InputStream.nullInputStream(), nowhere, nowhere)
        .getSubcommands()
        .entrySet()
        .stream()
        .map(
            group ->
                group.getValue().getSubcommands().keySet().stream()
                    .findFirst()
                    .map(below -> new String[] {group.getKey(), below})
                    .orElse(new String[] {group.getKey()}));
  }
}
