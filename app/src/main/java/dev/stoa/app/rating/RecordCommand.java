package dev.stoa.app.rating;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.app.RegisterOption;
import dev.stoa.app.StoaAction;
import dev.stoa.application.rating.RatingOperations;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.MatchOutcome;
import dev.stoa.domain.rating.NewMatch;
import dev.stoa.domain.rating.RatedMatch;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Records a match. */
@Command(
    name = "record",
    description = {
      "Records a match: by scores, by its winner, or as a draw.",
      "The agents are registered ones, or --register registers them.",
      "Recording a match again changes nothing and shows the recorded one."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa rating record d1 --score claude=0.8 --score gpt=0.3 --domain security",
      "  stoa rating record d2 --agent claude --agent gpt --winner gpt",
      "  stoa rating record d3 --agent claude --agent gpt --draw --confidence 0.5",
    })
final class RecordCommand extends StoaAction {

  @Parameters(paramLabel = "<debate id>", description = "The debate id of the match.")
  private String debate;

  @Option(names = "--score", paramLabel = "<agent=points>", description = "Points of an agent.")
  private java.util.List<String> scores = new ArrayList<>();

  @Option(names = "--agent", paramLabel = "<name>", description = "A participant.")
  private java.util.List<String> agents = new ArrayList<>();

  @Option(names = "--winner", paramLabel = "<name>", description = "Who won.")
  private String winner;

  @Option(names = "--draw", description = "It was a draw.")
  private boolean draw;

  @Option(names = "--domain", paramLabel = "<name>", description = "The discipline it counts for.")
  private String domain;

  @Option(
      names = "--confidence",
      paramLabel = "<0.1-1.0>",
      defaultValue = "1.0",
      description = "How much it counts (${DEFAULT-VALUE}).")
  private double confidence;

  @Option(names = "--k", paramLabel = "<points>", description = "The K factor (32).")
  private Double kFactor;

  @Option(
      names = "--calibrated",
      description = "Move the ratings of badly calibrated agents more, up to 1.4 times.")
  private boolean calibrated;

  @Mixin private RegisterOption register;

  @Override
  protected Answer answer() {
    NewMatch match = match();
    RatedMatch recorded =
        workspace()
            .create(
                stoa -> {
                  RatingOperations ratings =
                      register.in(stoa.ratings(), RatingOperations::registering);
                  return calibrated ? ratings.recordCalibrated(match) : ratings.record(match);
                })
            .getOrElseThrow(CliFailure::refused);
    return Answer.ok(RatingView.matches(List.of(recorded)).text(), RatingView.json(recorded));
  }

  private NewMatch match() {
    Map<AgentName, Double> points = points();
    if ((points.isEmpty() ? 0 : 1) + (winner == null ? 0 : 1) + (draw ? 1 : 0) != 1) {
      throw CliFailure.usage("the outcome is unclear: give --score, or --winner, or --draw");
    }
    Seq<AgentName> named = List.ofAll(agents).map(RatingView::agent);
    MatchOutcome outcome = new MatchOutcome.Drawn();
    if (!points.isEmpty()) {
      named = named.appendAll(points.keySet().filter(agent -> !agents.contains(agent.value())));
      outcome = new MatchOutcome.Scored(points);
    } else if (winner != null) {
      outcome = new MatchOutcome.WonBy(RatingView.agent(winner));
    }
    MatchId id = CliFailure.checked(() -> new MatchId(debate));
    return new NewMatch(
        id,
        named,
        outcome,
        RatingView.discipline(domain),
        confidence,
        io.vavr.control.Option.of(kFactor));
  }

  private Map<AgentName, Double> points() {
    Map<AgentName, Double> points = LinkedHashMap.empty();
    for (String given : scores) {
      int at = given.lastIndexOf('=');
      if (at < 1) {
        throw CliFailure.usage("--score " + given + " cannot be read: write agent=points");
      }
      AgentName agent = RatingView.agent(given.substring(0, at));
      if (points.containsKey(agent)) {
        throw CliFailure.usage("--score names " + agent + " twice: give each agent one score");
      }
      points = points.put(agent, number(given, given.substring(at + 1)));
    }
    return points;
  }

  private static double number(String given, String text) {
    try {
      return Double.parseDouble(text);
    } catch (NumberFormatException e) {
      throw CliFailure.usage("--score " + given + " has no number: write agent=points");
    }
  }
}
