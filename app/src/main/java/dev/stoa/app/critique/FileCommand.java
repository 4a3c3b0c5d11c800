package dev.stoa.app.critique;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.app.RegisterOption;
import dev.stoa.app.StoaAction;
import dev.stoa.application.critique.CritiqueOperations;
import dev.stoa.domain.critique.CritiqueDraft;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Files a critique. */
@Command(
    name = "file",
    description = "Files a critique.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa critique file --debate d1 --agent ada --issue slow --severity 0.7",
      "  stoa critique file --debate d1 --agent ada --target bob --issue 'no tests'",
    })
final class FileCommand extends StoaAction {

  @Option(
      names = "--debate",
      required = true,
      paramLabel = "<id>",
      description = "In which debate.")
  private String debate;

  @Option(names = "--agent", required = true, paramLabel = "<name>", description = "Who says it.")
  private String agent;

  @Option(names = "--target", paramLabel = "<name>", description = "Whose proposal it is.")
  private String target;

  @Option(names = "--issue", paramLabel = "<text>", description = "What is wrong; repeatable.")
  private List<String> issues = new ArrayList<>();

  @Option(
      names = "--suggestion",
      paramLabel = "<text>",
      description = "What to do about it; repeatable.")
  private List<String> suggestions = new ArrayList<>();

  @Option(
      names = "--severity",
      paramLabel = "<0..1>",
      defaultValue = "0.5",
      description = "How bad it is (${DEFAULT-VALUE}).")
  private double severity;

  @Option(names = "--reasoning", paramLabel = "<text>", description = "Why.")
  private String reasoning;

  @Option(
      names = "--expect",
      paramLabel = "<0..1>",
      defaultValue = "0.5",
      description = "How useful it will prove (${DEFAULT-VALUE}).")
  private double expected;

  @Mixin private RegisterOption register;

  @Override
  protected Answer answer() {
    CritiqueDraft draft = CliFailure.checked(this::draft);
    return CritiqueView.answer(
        workspace()
            .create(
                stoa -> register.in(stoa.critiques(), CritiqueOperations::registering).file(draft))
            .getOrElseThrow(CliFailure::refused));
  }

  private CritiqueDraft draft() {
    return new CritiqueDraft(
        debate,
        new AgentName(agent),
        io.vavr.control.Option.of(target).map(AgentName::new),
        Vector.ofAll(issues),
        Vector.ofAll(suggestions),
        severity,
        io.vavr.control.Option.of(reasoning),
        expected);
  }
}
