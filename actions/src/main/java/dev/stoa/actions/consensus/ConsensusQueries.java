package dev.stoa.actions.consensus;

import dev.stoa.actions.Action;
import dev.stoa.actions.Items;
import dev.stoa.actions.Listing;
import dev.stoa.actions.consensus.ConsensusActions.NamedConsensus;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.consensus.ConsensusOperations;
import dev.stoa.application.consensus.ConsensusStatistics;
import dev.stoa.application.consensus.MinorityReport;
import dev.stoa.domain.consensus.Briefing;
import dev.stoa.domain.consensus.ConfidencePosition;
import dev.stoa.domain.consensus.ConsensusFilter;
import dev.stoa.domain.consensus.ConsensusId;
import dev.stoa.domain.consensus.ConsensusRefused;
import dev.stoa.domain.consensus.ConsensusStrength;
import dev.stoa.domain.consensus.DissentType;
import dev.stoa.domain.consensus.DissenterRecord;
import dev.stoa.domain.consensus.SharedErrors;
import dev.stoa.domain.consensus.SimilarConsensus;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.kernel.Discipline;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;

/** Finding conclusions: by domain, confidence and time, by topic, and what they tell together. */
final class ConsensusQueries {

  private static final String[] COLUMNS = {
    "topic", "conclusion", "strength", "confidence", "domain", "created_at", "consensus_id"
  };

  static final String MIN_CONFIDENCE = "Only those at least this confident.";

  private ConsensusQueries() {}

  static Seq<Action<?, ?>> actions() {
    return List.of(show(), list(), similar(), brief(), statistics(), report());
  }

  private static Action<?, ?> show() {
    return Action.read("consensus.show", "Shows a conclusion with the positions on it.")
        .example("{'consensus':'c-1'}")
        .takes(NamedConsensus.class)
        .gives(
            ShownConsensus.class,
            (workspace, input) ->
                workspace
                    .consensus()
                    .find(input.consensus())
                    .toEither(() -> new ConsensusRefused.Unknown(input.consensus()))
                    .map(ShownConsensus::of));
  }

  /** The orders of a list of conclusions. */
  enum Order {
    NEWEST,
    CONFIDENCE
  }

  record ListConsensus(
      @Param("Only of this domain.") Option<Discipline> domain,
      @Param(value = MIN_CONFIDENCE, min = 0, max = 1, defaultValue = "0") double minConfidence,
      @Param("Only those recorded then or later; in the order newest.") Option<Instant> since,
      @Param("Only those recorded before; in the order newest.") Option<Instant> until,
      @Param(value = "Which ones; in the order newest.", defaultValue = "live") ArchiveFilter show,
      @Param(value = "The newest first, or the most confident first.", defaultValue = "newest")
          Order by,
      @Paged Paging page) {

    private Listing<ShownConsensus> page(ConsensusOperations consensus) {
      return by == Order.NEWEST
          ? Listing.of(
              consensus.list(
                  new ConsensusFilter(show, domain, minConfidence, since, until),
                  page.byTime(ConsensusId.class).after(),
                  page.limit()),
              ShownConsensus::of)
          : Listing.of(
              consensus.mostConfident(
                  domain, minConfidence, page.by(ConfidencePosition.class).after(), page.limit()),
              ShownConsensus::of);
    }
  }

  private static Action<?, ?> list() {
    return Action.read("consensus.list", "Lists conclusions by time or by confidence.")
        .example("{}")
        .example("{'domain':'ops','min_confidence':0.7,'by':'confidence','limit':10}")
        .example("{'since':'2026-01-31T00:00:00Z','show':'all'}")
        .listing("conclusions")
        .columns(COLUMNS)
        .takes(ListConsensus.class)
        .answersPage(ShownConsensus.class, (workspace, input) -> input.page(workspace.consensus()));
  }

  record FindSimilar(
      @Param(value = "The topic.", position = 0) String topic,
      @Param("Only of this domain.") Option<Discipline> domain,
      @Param(value = MIN_CONFIDENCE, min = 0, max = 1, defaultValue = "0") double minConfidence,
      @Param(value = Listing.LIMIT, min = 1, max = 1000, defaultValue = "5") int limit) {}

  record ShownSimilarConsensus(
      @Param("From 0 to 1; 1 if the topics have the same words.") double similarity,
      ShownConsensus consensus) {

    private static ShownSimilarConsensus of(SimilarConsensus one) {
      return new ShownSimilarConsensus(one.similarity(), ShownConsensus.of(one.consensus()));
    }
  }

  private static Action<?, ?> similar() {
    return Action.read("consensus.similar", "Finds what was concluded about similar topics.")
        .example("{'topic':'caching with redis'}")
        .example("{'topic':'caching','domain':'ops','min_confidence':0.5,'limit':3}")
        .listing("similar conclusions")
        .columns(
            "similarity",
            "consensus.topic",
            "consensus.conclusion",
            "consensus.strength",
            "consensus.consensus_id")
        .takes(FindSimilar.class)
        .givesItems(
            ShownSimilarConsensus.class,
            (workspace, input) ->
                Either.right(
                    Items.of(
                        workspace
                            .consensus()
                            .similar(
                                input.topic(),
                                input.domain(),
                                input.minConfidence(),
                                input.limit()),
                        ShownSimilarConsensus::of)));
  }

  record Brief(
      @Param(value = "The topic of the new debate.", position = 0) String topic,
      @Param("Only of this domain.") Option<Discipline> domain) {}

  record ShownDebateBriefing(
      Seq<ShownSimilarConsensus> precedents,
      @Param("What nobody acknowledged yet.") Seq<ShownDissent> unanswered,
      Seq<String> cruxes,
      @Param("All of it in a few lines, for a prompt.") String text) {

    private static ShownDebateBriefing of(Briefing briefing) {
      return new ShownDebateBriefing(
          briefing.precedents().map(ShownSimilarConsensus::of),
          briefing.unanswered().map(ShownDissent::of),
          briefing.cruxes(),
          briefing.text());
    }
  }

  private static Action<?, ?> brief() {
    return Action.read(
            "consensus.brief",
            "Tells what is known before a new debate: precedents, unanswered dissents, cruxes.")
        .example("{'topic':'Use a cache?'}")
        .columns("text")
        .takes(Brief.class)
        .gives(
            ShownDebateBriefing.class,
            (workspace, input) ->
                Either.right(
                    ShownDebateBriefing.of(
                        workspace.consensus().brief(input.topic(), input.domain()))));
  }

  record AskConsensus() {}

  record ShownConsensusStatistics(
      @Param("Conclusions that are not archived.") long live,
      long archived,
      double averageConfidence,
      @Param("How many turned out to be true.") long upheld,
      @Param("How many did not.") long overturned,
      Map<ConsensusStrength, Long> byStrength,
      @Param("The ten domains with the most.") Map<Discipline, Long> byDomain,
      Map<DissentType, Long> dissents) {

    private static ShownConsensusStatistics of(ConsensusStatistics found) {
      return new ShownConsensusStatistics(
          found.consensus().live(),
          found.consensus().archived(),
          found.consensus().averageConfidence(),
          found.consensus().upheld(),
          found.consensus().overturned(),
          found.consensus().byStrength(),
          found.consensus().byDomain().toMap(one -> one.domain(), one -> one.count()),
          found.dissents());
    }
  }

  private static Action<?, ?> statistics() {
    return Action.read("consensus.statistics", "Counts conclusions and dissents.")
        .example("{}")
        .takes(AskConsensus.class)
        .gives(
            ShownConsensusStatistics.class,
            (workspace, input) ->
                Either.right(ShownConsensusStatistics.of(workspace.consensus().statistics())));
  }

  record ShownDissenter(
      AgentName agent,
      @Param("How often it disagreed.") long dissents,
      @Param("How often it was right then.") long right,
      double rate,
      @Param("The sum of 0.25 minus the squared error of its confidence.") double worth) {

    private static ShownDissenter of(DissenterRecord one) {
      return new ShownDissenter(one.agent(), one.dissents(), one.right(), one.rate(), one.worth());
    }
  }

  record ShownSharedErrors(
      AgentName one,
      AgentName other,
      @Param("In how many settled debates both took part.") long together,
      @Param("How often both were wrong.") long wrong,
      double rate) {

    private static ShownSharedErrors of(SharedErrors found) {
      return new ShownSharedErrors(
          found.one(), found.other(), found.together(), found.wrong(), found.rate());
    }
  }

  record ShownMinorityReport(
      @Param("How often whoever disagreed was right.") double rate,
      @Param("What all dissent was worth.") double worth,
      Seq<ShownDissenter> dissenters,
      @Param("Pairs of agents that were wrong together, most often first.")
          Seq<ShownSharedErrors> errors) {

    private static ShownMinorityReport of(MinorityReport report) {
      return new ShownMinorityReport(
          report.rate(),
          report.worth(),
          report.dissenters().map(ShownDissenter::of),
          report.errors().map(ShownSharedErrors::of));
    }
  }

  record AskMinority(
      @Param(value = "Dissenters after this one, if there are more than 1000.", label = "name")
          Option<AgentName> after) {}

  private static Action<?, ?> report() {
    return Action.read(
            "consensus.minority-report",
            "Tells how often dissent was right, what it was worth, and who errs together.")
        .details(
            "At most 1,000 dissenters by name, and the 1,000 pairs that err together most often.")
        .example("{}")
        .columns(
            "dissenters.agent",
            "dissenters.dissents",
            "dissenters.right",
            "dissenters.rate",
            "dissenters.worth")
        .takes(AskMinority.class)
        .gives(
            ShownMinorityReport.class,
            (workspace, input) ->
                Either.right(ShownMinorityReport.of(workspace.minority().report(input.after()))));
  }
}
