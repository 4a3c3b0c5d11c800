package dev.stoa.app.rating;

import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.adapter.cli.Table;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.rating.AgentRating;
import dev.stoa.domain.rating.DomainRating;
import dev.stoa.domain.rating.RatedMatch;
import dev.stoa.domain.rating.Relationship;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Locale;

/** Ratings as people and machines see them. */
final class RatingView {

  private RatingView() {}

  static AgentName agent(String name) {
    return CliFailure.checked(() -> new AgentName(name));
  }

  static Option<Discipline> discipline(String name) {
    return Option.of(name).map(given -> CliFailure.checked(() -> new Discipline(given)));
  }

  static String points(double elo) {
    return String.format(Locale.ROOT, "%.2f", elo);
  }

  static Table matches(Seq<RatedMatch> matches) {
    Table table = Table.of("debate", "agent", "score", "change", "winner");
    for (RatedMatch match : matches) {
      table =
          table.rows(
              match.parts(),
              part ->
                  new Object[] {
                    match.id(),
                    part.agent(),
                    part.score(),
                    points(part.change()),
                    match.winner().map(AgentName::value).getOrElse("draw")
                  });
    }
    return table;
  }

  static JsonObject json(RatedMatch match) {
    return new JsonMembers()
        .with("sequence", match.sequence())
        .with("debate_id", match.id().value())
        .withText("winner", match.winner().map(AgentName::value))
        .withText("domain", match.discipline().map(Discipline::value))
        .withNumber("confidence", Option.some(match.confidence()))
        .withNumber("k_factor", Option.some(match.kFactor()))
        .with("at", Instants.text(match.at()))
        .with(
            "participants",
            match
                .parts()
                .map(
                    part ->
                        new JsonMembers()
                            .with("agent", part.agent().value())
                            .withNumber("score", Option.some(part.score()))
                            .withNumber("change", Option.some(part.change()))
                            .object()))
        .object();
  }

  static Table ratings(Seq<AgentRating> ratings) {
    return Table.of("agent", "elo", "wins", "losses", "draws", "debates")
        .rows(
            ratings,
            one ->
                new Object[] {
                  one.agent(),
                  points(one.elo()),
                  one.wins(),
                  one.losses(),
                  one.draws(),
                  one.debates()
                });
  }

  static JsonObject json(AgentRating one) {
    return new JsonMembers()
        .with("agent", one.agent().value())
        .withNumber("elo", Option.some(one.elo()))
        .with("wins", one.wins())
        .with("losses", one.losses())
        .with("draws", one.draws())
        .with("debates", one.debates())
        .object();
  }

  static Table domains(Seq<DomainRating> ratings) {
    return Table.of("agent", "domain", "elo", "debates")
        .rows(
            ratings,
            one -> new Object[] {one.agent(), one.discipline(), points(one.elo()), one.debates()});
  }

  static JsonObject json(DomainRating one) {
    return new JsonMembers()
        .with("agent", one.agent().value())
        .with("domain", one.discipline().value())
        .withNumber("elo", Option.some(one.elo()))
        .with("debates", one.debates())
        .object();
  }

  static Table relationships(AgentName agent, Seq<Relationship> relationships) {
    return Table.of("with", "debates", "won", "lost", "rivalry", "alliance", "label")
        .rows(
            relationships,
            one ->
                new Object[] {
                  one.pair().other(agent),
                  one.counters().debates(),
                  one.seenBy(agent).winsA(),
                  one.seenBy(agent).winsB(),
                  one.scores().rivalry(),
                  one.scores().alliance(),
                  word(one.scores().label())
                });
  }

  static JsonObject json(AgentName agent, Relationship one) {
    return new JsonMembers()
        .with("with", one.pair().other(agent).value())
        .with("debates", one.counters().debates())
        .with("won", one.seenBy(agent).winsA())
        .with("lost", one.seenBy(agent).winsB())
        .withNumber("rivalry", Option.some(one.scores().rivalry()))
        .withNumber("alliance", Option.some(one.scores().alliance()))
        .with("label", word(one.scores().label()))
        .object();
  }

  static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }
}
