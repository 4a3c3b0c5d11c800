package dev.stoa.adapter.cli;

import dev.stoa.actions.shape.About;
import dev.stoa.actions.shape.BooleanShape;
import dev.stoa.actions.shape.ChoiceShape;
import dev.stoa.actions.shape.ListShape;
import dev.stoa.actions.shape.MapShape;
import dev.stoa.actions.shape.Member;
import dev.stoa.actions.shape.NumberShape;
import dev.stoa.actions.shape.OptionShape;
import dev.stoa.actions.shape.RecordShape;
import dev.stoa.actions.shape.Shape;
import dev.stoa.actions.shape.TextShape;
import dev.stoa.domain.json.InvalidValue;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.io.File;
import java.nio.file.Path;
import picocli.CommandLine.Help.Visibility;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** The members of an input as arguments and options; picocli gets text, and shapes read it. */
record InputOptions(RecordShape input) {

  /** The member that {@code --json} sets to {@code json}, where a command has one. */
  private static final String FORMAT = "format";

  void addTo(CommandSpec spec) {
    for (Member member : input.members()) {
      if (ActionHelp.isPositional(member)) {
        spec.addPositional(argument(member));
      } else {
        spec.addOption(option(member));
      }
    }
  }

  private static PositionalParamSpec argument(Member member) {
    int position = ActionHelp.param(member).position();
    boolean several = ActionHelp.isRepeated(member);
    return PositionalParamSpec.builder()
        .index(several ? position + "..*" : Integer.toString(position))
        .arity(
            (isOptional(member) ? "0" : "1") + (several ? "..*" : isOptional(member) ? "..1" : ""))
        .type(several ? java.util.List.class : String.class)
        .auxiliaryTypes(String.class)
        .paramLabel(ActionHelp.label(member))
        .description(ActionHelp.description(member))
        .build();
  }

  /** A list is empty if it is not given; as an argument it is wanted, unless it says otherwise. */
  private static boolean isOptional(Member member) {
    return !member.isRequired() && !ActionHelp.param(member).lines();
  }

  private static OptionSpec option(Member member) {
    OptionSpec.Builder option =
        OptionSpec.builder(ActionHelp.option(member))
            .description(ActionHelp.description(member))
            .required(member.isRequired())
            .showDefaultValue(Visibility.NEVER);
    if (isFlag(member.shape())) {
      return option.type(boolean.class).arity("0").build();
    }
    return option
        .type(ActionHelp.isRepeated(member) ? java.util.List.class : String.class)
        .auxiliaryTypes(String.class)
        .arity("1")
        .paramLabel(ActionHelp.label(member))
        .build();
  }

  private static boolean isFlag(Shape shape) {
    return shape instanceof BooleanShape
        || shape instanceof OptionShape option && isFlag(option.item());
  }

  /** The input that the arguments describe; an {@link IllegalArgumentException} says why not. */
  Object read(CommandSpec spec, GlobalOptions globals) {
    return input.make(member -> value(member, spec, globals));
  }

  private Option<Object> value(Member member, CommandSpec spec, GlobalOptions globals) {
    ArgSpec arg = arg(member, spec);
    if (!spec.commandLine().getParseResult().matchedArgs().contains(arg)) {
      return globals.json() && isFormat(member)
          ? Option.some(member.shape().parse("json"))
          : Option.none();
    }
    if (isFlag(member.shape())) {
      return Option.some(member.shape().parse("true"));
    }
    if (!ActionHelp.isRepeated(member)) {
      return Option.some(one(member, arg.getValue(), globals));
    }
    Seq<String> words = List.ofAll(arg.<java.util.List<String>>getValue());
    if (member.shape() instanceof MapShape map) {
      return Option.some(pairs(map, words));
    }
    ListShape list = (ListShape) member.shape();
    return Option.some(
        ActionHelp.param(member).file()
            ? list.collected(
                words.map(word -> ofFile(called(member), list.item(), word, globals)).toVector())
            : several(list, words));
  }

  private static boolean isFormat(Member member) {
    return member.name().equals(FORMAT)
        && member.shape() instanceof ChoiceShape choice
        && choice.words().contains("json");
  }

  private static ArgSpec arg(Member member, CommandSpec spec) {
    if (!ActionHelp.isPositional(member)) {
      return spec.findOption(ActionHelp.option(member));
    }
    int position = ActionHelp.param(member).position();
    return List.ofAll(spec.positionalParameters()).find(one -> one.index().min() == position).get();
  }

  private static Object one(Member member, String word, GlobalOptions globals) {
    About param = ActionHelp.param(member);
    if (param.lines()) {
      return new InputLines(called(member), word, (ListShape) member.shape()).read(globals.in());
    }
    if (param.file()) {
      return ofFile(called(member), member.shape(), word, globals);
    }
    return member
        .shape()
        .parse(param.secret() ? new TextFile(called(member), Path.of(word)).read().strip() : word);
  }

  private static String called(Member member) {
    return ActionHelp.isPositional(member) ? ActionHelp.label(member) : ActionHelp.option(member);
  }

  /** Text of a file or piped in. A value type is also taken as it is: it refuses other text. */
  private static Object ofFile(String called, Shape shape, String word, GlobalOptions globals) {
    boolean isValue = shape instanceof TextShape text && text.type() != String.class;
    if (isValue && !word.equals("-") && !new File(word).exists()) {
      return shape.parse(word);
    }
    String text =
        word.equals("-")
            ? TextFile.piped(called, globals.in())
            : new TextFile(called, Path.of(word)).read();
    return shape.parse(isValue ? text.strip() : text);
  }

  /** Numbers and choices may be in one word with commas between. */
  private static Object several(ListShape shape, Seq<String> words) {
    boolean split = shape.item() instanceof NumberShape || shape.item() instanceof ChoiceShape;
    Seq<String> all =
        split ? words.flatMap(word -> List.of(word.split(",", -1))).map(String::strip) : words;
    return shape.collected(all.map(word -> shape.item().parse(word)).toVector());
  }

  private static Object pairs(MapShape shape, Seq<String> words) {
    Map<Object, Object> pairs = LinkedHashMap.empty();
    for (String word : words) {
      int at = word.lastIndexOf('=');
      if (at < 1) {
        throw new InvalidValue(word + " is not a pair: write it as name=value");
      }
      Object key = shape.key().parse(word.substring(0, at));
      if (pairs.containsKey(key)) {
        throw new InvalidValue(word.substring(0, at) + " is given twice: give it once");
      }
      pairs = pairs.put(key, shape.item().parse(word.substring(at + 1)));
    }
    return pairs;
  }
}
