package dev.stoa.adapter.cli;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.Edge;
import dev.stoa.actions.Touches;
import dev.stoa.actions.catalogue.Catalogue;
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
import dev.stoa.actions.shape.VariantShape;
import dev.stoa.actions.shape.Words;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Locale;
import java.util.Queue;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The catalogue as a page of Markdown: every action, and below them the records they answer. */
final class ReferencePage {

  private final Catalogue catalogue;
  private final Map<String, String> routes;
  private final StringBuilder page = new StringBuilder();
  private final Queue<RecordShape> pending = new ArrayDeque<>();
  private final TreeMap<String, String> records = new TreeMap<>();

  /** Routes, such as {@code GET /v1/agents}, are by the name of the tool. */
  private ReferencePage(Catalogue catalogue, Map<String, String> routes) {
    this.catalogue = catalogue;
    this.routes = routes;
  }

  static String of(Catalogue catalogue, Map<String, String> routes) {
    return new ReferencePage(catalogue, routes).text();
  }

  private String text() {
    page.append("# Reference\n\n")
        .append("Every action: how a shell, an HTTP client and a model call it, what it takes and")
        .append(" what it answers. This page is\nwritten from the catalogue")
        .append(" ([actions](actions.md)) by a test. Types are explained at the end.\n");
    catalogue.groups().forEach(this::group);
    page.append("\n## Types\n\n")
        .append("An instant is UTC with microseconds (`2026-01-31T12:00:00.000000Z`); a duration")
        .append(" is ISO 8601, and `30s`, `5m`, `2h`, `7d` are understood too.\nA member that may")
        .append(" be absent is null in an answer.\n");
    while (!pending.isEmpty()) {
      RecordShape record = pending.remove();
      records.put(record.title(), section(record));
    }
    return page + String.join("", records.values());
  }

  private void group(ActionGroup group) {
    page.append("\n## ").append(group.name().replace('.', ' ')).append("\n\n");
    page.append(group.summary()).append('\n');
    group.actions().forEach(this::action);
  }

  private void action(Action<?, ?> action) {
    page.append("\n### ").append(action.name()).append("\n\n");
    page.append(action.details().prepend(action.summary()).mkString(" ")).append("\n\n```sh\n");
    action
        .examples()
        .forEach(example -> page.append(ShellExample.of(action, example)).append('\n'));
    page.append("```\n\n").append("Effect: ").append(action.effect().label());
    if (action.touches() != Touches.WORKSPACE) {
      page.append(" · Touches: ").append(action.touches().label());
    }
    String tool = action.name().replace('.', '_').replace('-', '_');
    routes.get(tool).forEach(route -> page.append(" · HTTP: `").append(route).append('`'));
    if (action.edges().contains(Edge.MCP) && !action.streams()) {
      page.append(" · MCP: `").append(tool).append('`');
    }
    page.append(" · Answers: ").append(answer(action)).append('\n');
    Seq<Member> members = action.inputShape().members();
    if (!members.isEmpty()) {
      page.append("\n| member | command line | type | |\n|---|---|---|---|\n");
      members.forEach(
          member ->
              page.append(
                  row(
                      "`" + member.name() + "`",
                      "`" + spelled(member) + "`",
                      type(member.shape()),
                      described(member))));
    }
  }

  private static String spelled(Member member) {
    return ActionHelp.isPositional(member) ? ActionHelp.label(member) : ActionHelp.option(member);
  }

  private String answer(Action<?, ?> action) {
    return action.streams() ? "lines of text" : type(action.outputShape());
  }

  private static String described(Member member) {
    String bounds =
        member
            .param()
            .filter(param -> !Double.isInfinite(param.min()) || !Double.isInfinite(param.max()))
            .map(param -> " " + Words.range(param.min(), param.max()) + ".")
            .getOrElse("");
    String otherwise =
        member.isRequired()
            ? " Required."
            : member.defaultValue().map(value -> " Default: `" + value + "`.").getOrElse("");
    return member.description() + bounds + otherwise;
  }

  private String type(Shape shape) {
    if (shape instanceof OptionShape option) {
      return type(option.item());
    }
    if (shape instanceof ListShape list) {
      return "list of " + type(list.item());
    }
    if (shape instanceof MapShape map) {
      return "map of " + type(map.item());
    }
    if (shape instanceof VariantShape variant) {
      return variant
          .variants()
          .map(one -> "`" + one._1 + "` (" + type(one._2) + ")")
          .mkString(" or ");
    }
    if (shape instanceof RecordShape record) {
      if (records.putIfAbsent(record.title(), "") == null) {
        pending.add(record);
      }
      return "[" + record.title() + "](#type-" + record.title().toLowerCase(Locale.ROOT) + ")";
    }
    return scalar(shape);
  }

  private static String scalar(Shape shape) {
    if (shape instanceof ChoiceShape choice) {
      return choice.words().map(word -> "`" + word + "`").mkString(", ");
    }
    if (shape instanceof NumberShape number) {
      return number.isWhole() ? "integer" : "number";
    }
    if (shape instanceof TextShape text) {
      return text.type() == Instant.class
          ? "instant"
          : text.type() == Duration.class ? "duration" : "text";
    }
    return shape instanceof BooleanShape ? "boolean" : "JSON object";
  }

  private String section(RecordShape record) {
    return record
        .members()
        .map(member -> row("`" + member.name() + "`", type(member.shape()), member.description()))
        .mkString(
            "\n### Type " + record.title() + "\n\n| member | type | |\n|---|---|---|\n", "", "");
  }

  private static String row(String... cells) {
    return Stream.of(cells)
        .map(cell -> cell.replace("|", "\\|"))
        .collect(Collectors.joining(" | ", "| ", " |\n"));
  }
}
