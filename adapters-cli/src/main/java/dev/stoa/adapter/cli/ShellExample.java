package dev.stoa.adapter.cli;

import dev.stoa.actions.Action;
import dev.stoa.actions.Example;
import dev.stoa.actions.shape.About;
import dev.stoa.actions.shape.ListShape;
import dev.stoa.actions.shape.MapShape;
import dev.stoa.actions.shape.Member;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonBoolean;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.util.function.Function;

/** An example of an input as it would be typed. */
final class ShellExample {

  private ShellExample() {}

  /** One line for a shell. */
  static String of(Action<?, ?> action, Example example) {
    return "stoa "
        + words(action, example, ShellExample::file).map(ShellExample::quoted).mkString(" ");
  }

  private static String file(Member member) {
    return member.name() + (ActionHelp.param(member).lines() ? ".jsonl" : ".txt");
  }

  /** The words of the command line, with the files that hold what is not typed. */
  static Seq<String> words(Action<?, ?> action, Example example, Function<Member, String> files) {
    JsonObject input = example.input();
    return action
        .words()
        .appendAll(
            action
                .inputShape()
                .members()
                .sortBy(member -> positionOf(member))
                .flatMap(
                    member ->
                        input
                            .members()
                            .get(member.name())
                            .map(json -> words(member, json, files))
                            .getOrElse(List.empty())));
  }

  private static int positionOf(Member member) {
    return ActionHelp.isPositional(member)
        ? ActionHelp.param(member).position()
        : Integer.MAX_VALUE;
  }

  private static Seq<String> words(Member member, JsonValue json, Function<Member, String> files) {
    About param = ActionHelp.param(member);
    if (json instanceof JsonBoolean flag) {
      return flag.value() ? List.of(ActionHelp.option(member)) : List.empty();
    }
    if (param.lines() || param.file() || param.secret()) {
      return named(member, List.of(files.apply(member)));
    }
    if (member.shape() instanceof ListShape) {
      return named(member, ((JsonArray) json).values().map(ShellExample::word));
    }
    if (member.shape() instanceof MapShape) {
      return named(
          member,
          ((JsonObject) json).members().toList().map(entry -> entry._1 + "=" + word(entry._2)));
    }
    return named(member, List.of(word(json)));
  }

  private static Seq<String> named(Member member, Seq<String> values) {
    return ActionHelp.isPositional(member)
        ? values
        : values.flatMap(value -> List.of(ActionHelp.option(member), value));
  }

  private static String word(JsonValue json) {
    return json instanceof JsonString string ? string.value() : CanonicalJson.of(json).text();
  }

  private static String quoted(String word) {
    return word.matches("[A-Za-z0-9_.,:=/@+-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}
