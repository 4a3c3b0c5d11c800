package dev.stoa.adapter.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.stoa.actions.Action;
import dev.stoa.actions.Edge;
import dev.stoa.actions.Example;
import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.actions.shape.Member;
import dev.stoa.actions.shape.RecordShape;
import dev.stoa.actions.shape.Shapes;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.ParseResult;

/** Every action of the catalogue can be typed, and its answer shown. */
class ExamplesTest {

  @TempDir Path folder;

  @TestFactory
  List<DynamicTest> everyExampleMeansTheSameInAShell() {
    List<DynamicTest> tests = new ArrayList<>();
    for (Catalogue catalogue : List.of(SampleActions.catalogue(), Catalogue.complete())) {
      for (Action<?, ?> action : catalogue.on(Edge.CLI)) {
        for (Example example : action.examples()) {
          tests.add(
              dynamicTest(
                  ShellExample.of(action, example),
                  () -> meansTheSame(catalogue, action, example)));
        }
      }
    }
    return tests;
  }

  @Test
  void theArgumentsOfACommandHaveDifferentNames() {
    for (Action<?, ?> action : Catalogue.complete().on(Edge.CLI)) {
      List<String> labels =
          action
              .inputShape()
              .members()
              .filter(ActionHelp::isPositional)
              .map(ActionHelp::label)
              .asJava();
      assertEquals(List.copyOf(new LinkedHashSet<>(labels)), labels, action.name());
    }
  }

  private void meansTheSame(Catalogue catalogue, Action<?, ?> action, Example example) {
    String[] words =
        ShellExample.words(action, example, member -> file(member, example))
            .toJavaArray(String[]::new);
    CommandLine line = SampleProgram.commandLine(catalogue, Terminal.NONE, "", words);
    ParseResult parsed = line.parseArgs(words);
    while (parsed.hasSubcommand()) {
      parsed = parsed.subcommand();
    }
    ActionCommand<?, ?> command = (ActionCommand<?, ?>) parsed.commandSpec().userObject();
    RecordShape shape = action.inputShape();
    // As JSON, because what is read line by line is equal to nothing else.
    assertEquals(
        Shapes.json(shape, shape.read(example.input())), Shapes.json(shape, command.input()));
  }

  private String file(Member member, Example example) {
    JsonValue json = example.input().members().get(member.name()).get();
    String text =
        ActionHelp.param(member).lines()
            ? ((JsonArray) json).values().map(one -> line(one) + "\n").mkString()
            : ((JsonString) (json instanceof JsonArray list ? list.values().single() : json))
                .value();
    try {
      return Files.writeString(folder.resolve(member.name()), text).toString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String line(JsonValue json) {
    return json instanceof JsonString text ? text.value() : CanonicalJson.of(json).text();
  }

  @Test
  void everyColumnIsAMemberOfTheAnswer() {
    for (Action<?, ?> action : Catalogue.complete().on(Edge.CLI)) {
      new AnswerText<>(action);
      assertFalse(action.name().isEmpty());
    }
  }
}
