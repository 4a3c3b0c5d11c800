package dev.stoa.adapter.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.actions.Action;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ActionCommandTest {

  private static final Terminal PERSON = new Terminal(true, 80);

  @TempDir Path folder;

  @Test
  void examplesAreSpelledForAShell() {
    Action<?, ?> echo = SampleActions.catalogue().find("sample.echo").get();
    assertEquals(
        List.of(
            "stoa sample echo 'a b' c d --count 5 --sure 0.25 --level low",
            "stoa sample echo x --levels low --levels high --score a=b=1.5 --score c=2 --vector 1"
                + " --vector 2.5",
            "stoa sample echo x --all --pause PT1H30M --details '{\"k\":[1,\"it'\\''s\"]}'",
            "stoa sample echo x --text text.txt --lines lines.jsonl --key key.txt"),
        echo.examples().map(example -> ShellExample.of(echo, example)).asJava());
  }

  @Test
  void theHelpSaysWhatIsTaken() {
    String help = SampleProgram.run("sample", "echo", "--help").out();
    assertTrue(help.contains("Answers with what it was given.\nNothing is stored.\n"), help);
    assertTrue(help.contains("<name>"), help);
    assertTrue(help.contains("[<others>...]"), help);
    assertTrue(help.contains("How many, 1 to 10 (3)."), help);
    assertTrue(help.contains("--level=low|high"), help);
    assertTrue(help.contains("--score=<name=value>"), help);
    assertTrue(help.contains("--text=<file|->"), help);
    assertTrue(help.contains("Examples:\n  stoa sample echo 'a b' c d"), help);
    assertFalse(help.contains("--yes"), help);
    String group = SampleProgram.run("sample", "--help").out();
    assertTrue(group.contains("Samples: 100% of them."), group);
    assertTrue(group.contains("delete  Deletes a sample."), group);
    assertTrue(group.contains("inner   Inner samples."), group);
    assertTrue(SampleProgram.run("sample", "delete", "--help").out().contains("--yes"));
  }

  @Test
  void commandsMayBeNestedOrAlone() {
    assertEquals(
        "{\"name\":\"a\"}\n", SampleProgram.run("sample", "inner", "show", "a", "--json").out());
    assertEquals("{\"name\":\"b\"}\n", SampleProgram.run("lone", "b", "--json").out());
    assertEquals(
        "stoa: a command is missing: choose one of show; run `stoa sample inner --help` to see what"
            + " it takes\n",
        SampleProgram.run("sample", "inner").err());
  }

  @Test
  void badInputIsNamedAsTheCommandNamesIt() {
    refused("--count: 11 is out of range: give 1 to 10", "echo", "a", "--count", "11");
    refused("--count: 'x' is not a whole number", "echo", "a", "--count", "x");
    refused("--level: 'mid' is unknown: give low, high", "echo", "a", "--level", "mid");
    refused("give --all or --level, not both", "echo", "a", "--all", "--level", "low");
    refused("--score: a is not a pair: write it as name=value", "echo", "a", "--score", "a");
    refused(
        "--score: a is given twice: give it once", "echo", "a", "--score", "a=1", "--score", "a=2");
    String missing = folder.resolve("none").toString();
    refused(
        "--text " + missing + " cannot be read: there is no such file or folder, check the path",
        "echo",
        "a",
        "--text",
        missing);
  }

  private static void refused(String sentence, String... words) {
    List<String> args = new ArrayList<>(List.of("sample"));
    args.addAll(List.of(words));
    SampleProgram.Ended ended = SampleProgram.run(args.toArray(String[]::new));
    assertEquals(2, ended.code(), ended.err());
    assertEquals("", ended.out());
    assertEquals("stoa: " + sentence + "\n", ended.err());
  }

  @Test
  void linesArePipedInAndNamedByNumber() {
    SampleProgram.Ended good =
        SampleProgram.run(
            Terminal.NONE,
            "{\"name\":\"a\",\"weight\":1}\n{\"name\":\"b\",\"weight\":2}\n",
            "sample",
            "echo",
            "x",
            "--lines",
            "-",
            "--json");
    assertTrue(
        good.out().contains("[{\"name\":\"a\",\"weight\":1},{\"name\":\"b\",\"weight\":2}]"),
        good.out());
    SampleProgram.Ended bad =
        SampleProgram.run(
            Terminal.NONE,
            "{\"name\":\"a\",\"weight\":1}\n{\"name\":\"b\"}\n",
            "sample",
            "echo",
            "x",
            "--lines",
            "-");
    assertEquals("stoa: --lines - line 2: weight: it is missing\n", bad.err());
    assertEquals(2, bad.code());
  }

  @Test
  void aListIsATableWithItsEnd() {
    assertEquals(
        """
        +------+
        | name |
        +------+
        | a    |
        | b    |
        +------+
        No more lines.
        """,
        SampleProgram.run("sample", "list").out());
    assertTrue(
        SampleProgram.run("sample", "list", "--limit", "1")
            .out()
            .endsWith("There may be more: --after WyJzYW1wbGUubGlzdCIsIjEiXQ\n"));
    assertEquals("No lines.\n", SampleProgram.run("sample", "empty").out());
    assertEquals(
        "{\"items\":[{\"name\":\"a\",\"weight\":0.12345}],"
            + "\"next\":\"WyJzYW1wbGUubGlzdCIsIjEiXQ\"}\n",
        SampleProgram.run("sample", "list", "--limit", "1", "--json").out());
  }

  @Test
  void theColumnsAreChosen() {
    assertEquals(
        """
        +--------+------+
        | weight | name |
        +--------+------+
        |  0.123 | a    |
        |  2.000 | b    |
        +--------+------+
        No more lines.
        """,
        SampleProgram.run("sample", "list", "--columns", "weight, name").out());
    SampleProgram.Ended wrong = SampleProgram.run("sample", "list", "--columns", "size");
    assertEquals("stoa: --columns: size is unknown: choose among name, weight\n", wrong.err());
    assertEquals(2, wrong.code());
    assertEquals(
        """
        +-------+------+
        | count | name |
        +-------+------+
        |     3 | a    |
        |     3 | b    |
        +-------+------+
        """,
        SampleProgram.run(
                Terminal.NONE,
                "{\"name\":\"a\",\"weight\":1}\n{\"name\":\"b\",\"weight\":2}\n",
                "sample",
                "echo",
                "x",
                "--lines",
                "-",
                "--columns",
                "count,lines.name")
            .out());
  }

  @Test
  void columnsOfTheSameNameAreToldApart() {
    assertEquals(
        """
        +------+------------+
        | name | lines name |
        +------+------------+
        | x    | a          |
        +------+------------+
        """,
        SampleProgram.run(
                Terminal.NONE,
                "{\"name\":\"a\",\"weight\":1}\n",
                "sample",
                "echo",
                "x",
                "--lines",
                "-",
                "--columns",
                "name,lines.name")
            .out());
  }

  @Test
  void oneAnswerIsATableOfItsMembers() {
    assertEquals(
        """
        +--------+-------+
        | what   | value |
        +--------+-------+
        | name   | x     |
        | count  | 3     |
        | sure   | 0.500 |
        | level  |       |
        | others | y, z  |
        +--------+-------+

        lines:
        +------+--------+
        | name | weight |
        +------+--------+
        | a    |  1.000 |
        +------+--------+
        """,
        SampleProgram.run(
                Terminal.NONE,
                "{\"name\":\"a\",\"weight\":1}\n",
                "sample",
                "echo",
                "x",
                "y",
                "z",
                "--sure",
                "0.5",
                "--lines",
                "-")
            .out());
  }

  @Test
  void aPersonIsAskedBeforeSomethingIsDestroyed() {
    String[] delete = {"sample", "delete", "a"};
    SampleProgram.Ended no = SampleProgram.run(PERSON, "n\n", delete);
    assertEquals(1, no.code());
    assertEquals("", no.out());
    assertEquals(
        "stoa sample delete cannot be undone. Continue? [y/N] stoa: nothing was changed: answer y,"
            + " or give --yes\n",
        no.err());
    assertEquals(1, SampleProgram.run(PERSON, "", delete).code());
    assertEquals(0, SampleProgram.run(PERSON, "Yes\n", delete).code());
    assertEquals(
        new SampleProgram.Ended(0, "{\"name\":\"a\"}\n", ""),
        SampleProgram.run(PERSON, "", "sample", "delete", "a", "--yes", "--json"));
    assertEquals("", SampleProgram.run(delete).err());
  }

  @Test
  void aCheckThatFindsAFaultEndsWithOne() {
    SampleProgram.Ended good = SampleProgram.run("sample", "check", "a");
    assertEquals(0, good.code());
    assertTrue(good.out().endsWith("+\n<a>\n"), good.out());
    SampleProgram.Ended bad = SampleProgram.run("sample", "check", "b", "--json");
    assertEquals(new SampleProgram.Ended(1, "{\"name\":\"b\"}\n", ""), bad);
  }

  @Test
  void linesAreWrittenWhileItRuns() throws IOException {
    assertEquals("form MARKDOWN\n", SampleProgram.run("sample", "export").out());
    assertEquals("form JSON\n", SampleProgram.run("sample", "export", "--json").out());
    Path file = folder.resolve("out");
    SampleProgram.Ended written = SampleProgram.run("sample", "export", "--out", file.toString());
    assertEquals("Written to " + file + ".\n", written.out());
    assertEquals("form MARKDOWN\n", Files.readString(file));
    assertEquals(
        "{\"count\":1}\n",
        SampleProgram.run("sample", "export", "--out", file.toString(), "--json").out());
  }
}
