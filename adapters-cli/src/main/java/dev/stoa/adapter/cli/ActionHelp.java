package dev.stoa.adapter.cli;

import dev.stoa.actions.shape.About;
import dev.stoa.actions.shape.ChoiceShape;
import dev.stoa.actions.shape.JsonShape;
import dev.stoa.actions.shape.ListShape;
import dev.stoa.actions.shape.MapShape;
import dev.stoa.actions.shape.Member;
import dev.stoa.actions.shape.NumberShape;
import dev.stoa.actions.shape.OptionShape;
import dev.stoa.actions.shape.RecordShape;
import dev.stoa.actions.shape.Shape;
import dev.stoa.actions.shape.TextShape;
import dev.stoa.actions.shape.Words;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.time.Duration;
import java.time.Instant;
import java.util.function.Supplier;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/** What the help of a command says about the members of its input. */
final class ActionHelp {

  private static final int EXAMPLE_WIDTH = 76;
  private static final Pattern SHELL_WORD = Pattern.compile("(?:[^\\s']|'[^']*')+");

  private ActionHelp() {}

  /** picocli reads texts as formats. */
  static String escaped(String text) {
    return text.replace("%", "%%");
  }

  /** Examples are written when they are shown: a command that runs needs none. */
  static void examples(CommandSpec spec, Supplier<Seq<String>> lines) {
    UsageMessageSpec usage = spec.usageMessage().footerHeading("%nExamples:%n");
    usage
        .sectionMap()
        .put(
            UsageMessageSpec.SECTION_KEY_FOOTER,
            help -> {
              usage.footer(
                  lines
                      .get()
                      .flatMap(ActionHelp::broken)
                      .map(ActionHelp::escaped)
                      .toJavaArray(String[]::new));
              return help.footer();
            });
  }

  /** A command that is too wide is broken as a shell reads it: with a backslash at the end. */
  private static Seq<String> broken(String line) {
    Seq<String> done = List.empty();
    String current = " ";
    for (MatchResult word : SHELL_WORD.matcher(line).results().toList()) {
      if (current.length() + word.group().length() > EXAMPLE_WIDTH && !current.isBlank()) {
        done = done.append(current + " \\");
        current = "     ";
      }
      current = current + " " + word.group();
    }
    return done.append(current);
  }

  static About param(Member member) {
    return member
        .param()
        .getOrElseThrow(
            () -> new IllegalStateException("@Param is missing on " + member.component()));
  }

  static boolean isPositional(Member member) {
    return param(member).position() >= 0;
  }

  /** Whether several values are given one by one. */
  static boolean isRepeated(Member member) {
    return !param(member).lines()
        && (member.shape() instanceof ListShape || member.shape() instanceof MapShape);
  }

  /** {@code --reply-to}. */
  static String option(Member member) {
    String own = param(member).option();
    return "--" + (own.isEmpty() ? Words.kebab(member.component()) : own);
  }

  /** What callers of the command call a component: {@code --limit} or {@code <channel>}. */
  static String called(RecordShape input, String component) {
    return input
        .members()
        .find(member -> member.component().equals(component))
        .map(member -> isPositional(member) ? label(member) : option(member))
        .getOrElse(component);
  }

  /** The placeholder of the value: {@code <agent>}, {@code fast|slow}. */
  static String label(Member member) {
    About param = param(member);
    if (!param.label().isEmpty()) {
      return "<" + param.label() + ">";
    }
    if (isPositional(member)) {
      return "<" + Words.spaced(member.name()) + ">";
    }
    if (param.lines() || param.file()) {
      return "<file|->";
    }
    return param.secret() ? "<file>" : label(member.shape(), param);
  }

  private static String label(Shape shape, About param) {
    if (shape instanceof OptionShape option) {
      return label(option.item(), param);
    }
    if (shape instanceof ListShape list) {
      return label(list.item(), param);
    }
    if (shape instanceof MapShape) {
      return "<name=value>";
    }
    if (shape instanceof ChoiceShape choice) {
      return choice.words().mkString("|");
    }
    if (shape instanceof JsonShape) {
      return "<json object>";
    }
    if (shape instanceof NumberShape number) {
      return param.min() == 0 && param.max() == 1
          ? "<0..1>"
          : number.isWhole() ? "<count>" : "<number>";
    }
    Class<?> type = shape instanceof TextShape text ? text.type() : String.class;
    if (type == Duration.class) {
      return "<duration>";
    }
    return type == Instant.class ? "<instant>" : "<text>";
  }

  /** {@code How many at most, 1 to 1000 (50).} */
  static String description(Member member) {
    About param = param(member);
    StringBuilder text = new StringBuilder(param.value().replaceFirst("\\.$", ""));
    if (isRepeated(member) && !isPositional(member)) {
      text.append("; repeatable");
    }
    if (param.lines()) {
      text.append("; one per line, in a file or (-) piped in");
    }
    if (param.file()) {
      text.append("; from a file or (-) piped in");
    }
    boolean bounded = !Double.isInfinite(param.min()) || !Double.isInfinite(param.max());
    if (bounded && !(param.min() == 0 && param.max() == 1)) {
      text.append(", ").append(Words.range(param.min(), param.max()));
    }
    member.defaultValue().forEach(value -> text.append(" (").append(value).append(")"));
    return escaped(text.append(".").toString());
  }
}
