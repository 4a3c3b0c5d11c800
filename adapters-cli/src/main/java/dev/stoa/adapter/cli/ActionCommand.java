package dev.stoa.adapter.cli;

import dev.stoa.actions.Action;
import dev.stoa.actions.Effect;
import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Shapes;
import dev.stoa.application.Workspace;
import dev.stoa.application.trust.WrittenBy;
import dev.stoa.domain.json.InvalidValue;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** An action as a command. */
final class ActionCommand<I extends Record, O> implements Callable<Integer> {

  private static final String OUT = "--out";
  private static final String YES = "--yes";
  private static final String DRY_RUN = "--dry-run";
  private static final String COLUMNS = "--columns";

  private final Action<I, O> action;
  private final CommandSpec spec;

  private ActionCommand(Action<I, O> action) {
    this.action = action;
    this.spec = CommandSpec.wrapWithoutInspection(this);
  }

  /** The command of an action. */
  static CommandLine of(Action<?, ?> action) {
    ActionCommand<?, ?> command = new ActionCommand<>(action);
    command.describe();
    return new CommandLine(command.spec);
  }

  private void describe() {
    spec.usageMessage()
        .description(
            List.of(action.summary())
                .appendAll(action.details())
                .map(ActionHelp::escaped)
                .toJavaArray(String[]::new));
    ActionHelp.examples(
        spec, () -> action.examples().map(example -> ShellExample.of(action, example)));
    new InputOptions(action.inputShape()).addTo(spec);
    if (action.streams() || action.shown().file().isDefined()) {
      spec.addOption(text(OUT, "<file>", "Write to this file, replacing what was there."));
    }
    if (!action.streams()) {
      spec.addOption(
          text(COLUMNS, "<names>", "What the table shows: members with commas between."));
    }
    if (action.effect() == Effect.DESTRUCTIVE) {
      spec.addOption(
          OptionSpec.builder(YES).type(boolean.class).description("Do not ask first.").build());
    }
  }

  private static OptionSpec text(String name, String label, String description) {
    return OptionSpec.builder(name)
        .type(String.class)
        .paramLabel(label)
        .description(description)
        .build();
  }

  @Override
  public Integer call() {
    I input = input();
    AnswerText<O> text = new AnswerText<>(action, columns(), globals().terminal().width());
    confirm();
    return action.streams() ? streamed(input) : printed(input, text);
  }

  /** The input that the arguments describe. */
  I input() {
    InputOptions options = new InputOptions(action.inputShape());
    return checked(() -> action.input().cast(options.read(spec, globals())));
  }

  private Integer printed(I input, AnswerText<O> text) {
    O answer = answer(input, new PrintWriter(Writer.nullWriter()));
    Option<String> file = given(OUT);
    for (String name : file) {
      String contents = action.shown().file().get().apply(answer);
      new OutputFile(OUT, Path.of(name)).write(target -> target.append(contents));
    }
    String shown = file.map(ActionCommand::written).getOrElse(() -> text.of(answer));
    out().print(globals().json() ? Shapes.json(action.outputShape(), answer).text() + "\n" : shown);
    out().flush();
    return (action.sound().test(answer) ? ExitCode.OK : ExitCode.REFUSED).code();
  }

  private Integer streamed(I input) {
    Option<String> file = given(OUT);
    if (file.isEmpty()) {
      answer(input, out());
      out().flush();
      return ExitCode.OK.code();
    }
    O answer = new OutputFile(OUT, Path.of(file.get())).write(target -> answer(input, target));
    new Answer(
            ExitCode.OK,
            written(file.get()),
            Shapes.json(action.outputShape(), answer).text() + "\n")
        .print(globals().json(), out());
    return ExitCode.OK.code();
  }

  private static String written(String file) {
    return "Written to " + Printable.line(file) + ".\n";
  }

  private O answer(I input, PrintWriter lines) {
    try (ProgressLine progress =
        new ProgressLine(
            spec.commandLine().getErr(), globals().terminal().unless(globals().json()), lines)) {
      return globals()
          .onWorkspace(action.creates(), workspace -> answer(workspace, input, progress));
    }
  }

  private O answer(Workspace workspace, I input, ProgressLine progress) {
    return checked(() -> WrittenBy.operator(() -> action.run(workspace, input, progress)))
        .getOrElseThrow(CliFailure::refused);
  }

  /** Says what is wrong with the input in the words of this command. */
  private <T> T checked(Supplier<T> work) {
    try {
      return work.get();
    } catch (BadInput e) {
      throw CliFailure.usage(
          e.sentence(component -> ActionHelp.called(action.inputShape(), component)));
    } catch (InvalidValue e) {
      throw CliFailure.usage(String.valueOf(e.getMessage()));
    }
  }

  private void confirm() {
    boolean asks =
        action.effect() == Effect.DESTRUCTIVE
            && globals().terminal().isInteractive()
            && !spec.commandLine().getParseResult().hasMatchedOption(YES)
            && !spec.commandLine().getParseResult().hasMatchedOption(DRY_RUN);
    if (asks) {
      new Confirmation(spec.commandLine().getErr(), globals().in())
          .ask(spec.qualifiedName() + " cannot be undone");
    }
  }

  private Seq<String> columns() {
    return given(COLUMNS)
        .<Seq<String>>map(names -> List.of(names.split(",")).map(String::strip))
        .getOrElse(List.empty());
  }

  private Option<String> given(String name) {
    return Option.of(spec.findOption(name)).flatMap(option -> Option.of(option.getValue()));
  }

  private GlobalOptions globals() {
    return (GlobalOptions) spec.root().userObject();
  }

  private PrintWriter out() {
    return spec.commandLine().getOut();
  }
}
