package dev.stoa.imports.aragora;

import dev.stoa.domain.critique.ReputationBuilder;
import dev.stoa.domain.critique.Reputations;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.AgentRating;
import dev.stoa.domain.rating.BrierTally;
import dev.stoa.domain.rating.Calibration;
import dev.stoa.domain.rating.Calibrations;
import dev.stoa.domain.rating.CountersBuilder;
import dev.stoa.domain.rating.DisciplineFilter;
import dev.stoa.domain.rating.DomainRating;
import dev.stoa.domain.rating.Elo;
import dev.stoa.domain.rating.Encounter;
import dev.stoa.domain.rating.KnownRatings;
import dev.stoa.domain.rating.Ratings;
import dev.stoa.domain.storage.Storage;
import dev.stoa.imports.run.ImportRun;
import dev.stoa.imports.run.Members;
import dev.stoa.imports.source.ForeignRow;
import dev.stoa.imports.source.ForeignStore;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * The ratings of Aragora. They are stored as the baseline of replay too, because more than matches
 * changed them there.
 */
final class AragoraRatings {

  private record Rated(
      AgentRating overall,
      Seq<DomainRating> inDisciplines,
      Option<Calibration> calibration,
      long critiques,
      long accepted) {}

  private record Met(Encounter encounter, Instant at) {}

  private final ImportRun run;
  private final ForeignStore store;
  private final Storage storage;
  private final AragoraMatches matches;

  AragoraRatings(ImportRun run, ForeignStore store) {
    this.run = run;
    this.store = store;
    this.storage = run.storage();
    this.matches = new AragoraMatches(run, store);
  }

  void run() {
    matches.run();
    run.table(store, "ratings", "ratings")
        .knowing("debates_count")
        .key("agent_name")
        .intoChecked(this::rating, batch -> batch.map(this::keep));
    run.table(store, "agent_relationships", "relationships of agents")
        .key("agent_a", "agent_b")
        .intoChecked(this::met, batch -> batch.map(this::keep));
  }

  private Rated rating(ForeignRow row) {
    AgentName agent = run.names().of(row.required("agent_name"));
    Instant at = run.stamps().require(row, "updated_at");
    long predictions = row.whole("calibration_total", 0);
    Seq<DomainRating> domains =
        row.json("domain_elos")
            .map(all -> domains(agent, Members.of("domain_elos", all), at))
            .getOrElse(Vector.empty());
    return new Rated(
        new AgentRating(
            agent,
            row.real("elo", Elo.START),
            row.count("wins"),
            row.count("losses"),
            row.count("draws"),
            at),
        domains,
        Option.when(
            predictions > 0,
            () ->
                new Calibration(
                    agent,
                    DisciplineFilter.ALL,
                    BrierTally.withoutLogLoss(
                        predictions,
                        row.whole("calibration_correct", 0),
                        row.real("calibration_brier_sum", 0)),
                    at)),
        row.count("critiques_total"),
        row.count("critiques_accepted"));
  }

  private Seq<DomainRating> domains(AgentName agent, Members elos, Instant at) {
    return elos.object()
        .members()
        .keySet()
        .toVector()
        .sorted()
        .map(
            name -> {
              Discipline discipline = new Discipline(name);
              return new DomainRating(
                  discipline,
                  matches.record(agent, discipline).rated(agent, elos.number(name, Elo.START), at));
            });
  }

  private Option<String> keep(Rated rated) {
    Ratings ratings = storage.ratings();
    AgentName agent = rated.overall().agent();
    if (ratings.find(agent).isDefined()) {
      return Option.some("the agent " + agent + " has a rating here already");
    }
    KnownRatings known = new KnownRatings(Vector.of(rated.overall()), rated.inDisciplines());
    ratings.save(known);
    storage.ratingBaselines().save(known);
    Calibrations calibrations = storage.calibrations();
    rated
        .calibration()
        .filter(one -> calibrations.find(agent, DisciplineFilter.ALL).isEmpty())
        .forEach(one -> calibrations.save(Vector.of(one)));
    keepCritiques(rated);
    return Option.none();
  }

  /** The store of critiques has the same tally, which counts if there is one. */
  private void keepCritiques(Rated rated) {
    Reputations reputations = storage.reputations();
    AgentName agent = rated.overall().agent();
    if (rated.critiques() > 0 && reputations.find(agent).isEmpty()) {
      reputations.save(
          Vector.of(
              ReputationBuilder.builder()
                  .agent(agent)
                  .proposalsMade(0)
                  .proposalsAccepted(0)
                  .critiquesGiven(rated.critiques())
                  .critiquesValuable(rated.accepted())
                  .predictions(0)
                  .predictionErrors(0)
                  .updatedAt(rated.overall().at())
                  .build()));
    }
  }

  private Met met(ForeignRow row) {
    return new Met(
        Encounter.of(
            run.names().of(row.required("agent_a")),
            run.names().of(row.required("agent_b")),
            CountersBuilder.builder()
                .debates(row.whole("debate_count", 0))
                .agreements(row.whole("agreement_count", 0))
                .critiquesAToB(row.whole("critique_count_a_to_b", 0))
                .critiquesBToA(row.whole("critique_count_b_to_a", 0))
                .acceptedAToB(row.whole("critique_accepted_a_to_b", 0))
                .acceptedBToA(row.whole("critique_accepted_b_to_a", 0))
                .changesA(row.whole("position_changes_a_after_b", 0))
                .changesB(row.whole("position_changes_b_after_a", 0))
                .winsA(row.whole("a_wins_over_b", 0))
                .winsB(row.whole("b_wins_over_a", 0))
                .build()),
        run.stamps().require(row, "updated_at"));
  }

  private Option<String> keep(Met met) {
    if (storage.relationships().find(met.encounter().pair()).isDefined()) {
      return Option.some("the two agents have a relationship here already");
    }
    storage.relationships().add(Vector.of(met.encounter()), met.at());
    storage.ratingBaselines().saveMeetings(Vector.of(met.encounter()));
    return Option.none();
  }
}
