package dev.stoa.app.rating;

import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.adapter.cli.Table;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.rating.ReplayDifference;
import dev.stoa.domain.rating.ReplayReport;
import dev.stoa.domain.rating.ReplaySubject;
import dev.stoa.domain.rating.ReplaySubject.Between;
import dev.stoa.domain.rating.ReplaySubject.Single;
import dev.stoa.domain.rating.ReplaySubject.Within;
import io.vavr.control.Option;

/** What replaying has found, as people and machines see it. */
final class ReplayView {

  private static final int MOST_SHOWN = 50;

  private ReplayView() {}

  static Table table(ReplayReport report) {
    return Table.of("agent", "of", "figure", "stored", "replayed")
        .rows(
            report.first().take(MOST_SHOWN),
            one ->
                new Object[] {
                  one.subject().agent(),
                  of(one.subject()),
                  figure(one),
                  one.stored(),
                  one.replayed()
                });
  }

  static JsonObject json(ReplayDifference one) {
    ReplaySubject subject = one.subject();
    return new JsonMembers()
        .with("agent", subject.agent().value())
        .withText(
            "domain",
            Option.when(subject instanceof Within, () -> ((Within) subject).discipline().value()))
        .withText(
            "debate_id",
            Option.when(subject instanceof Single, () -> ((Single) subject).match().value()))
        .withText(
            "other",
            Option.when(subject instanceof Between, () -> ((Between) subject).pair().b().value()))
        .with("figure", RatingView.word(one.figure()))
        .withNumber("stored", Option.some(one.stored()))
        .withNumber("replayed", Option.some(one.replayed()))
        .object();
  }

  private static String of(ReplaySubject subject) {
    if (subject instanceof Within within) {
      return "domain " + within.discipline();
    }
    if (subject instanceof Single single) {
      return "match " + single.match();
    }
    if (subject instanceof Between between) {
      return "and " + between.pair().b();
    }
    return "-";
  }

  private static String figure(ReplayDifference one) {
    return switch (one.figure()) {
      case POINT_ELO -> "history elo";
      case WINS_A -> "wins of the first";
      case WINS_B -> "wins of the other";
      default -> RatingView.word(one.figure());
    };
  }
}
