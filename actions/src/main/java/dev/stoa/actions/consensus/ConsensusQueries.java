package dev.stoa.actions.consensus;

import dev.stoa.actions.Action;
import dev.stoa.actions.Listing;
import dev.stoa.actions.consensus.ConsensusActions.NamedConsensus;
import dev.stoa.actions.consensus.ConsensusViews.Statistics;
import dev.stoa.actions.pack.PackViews;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.consensus.ConsensusOperations;
import dev.stoa.domain.consensus.BriefingQuery;
import dev.stoa.domain.consensus.ConfidencePosition;
import dev.stoa.domain.consensus.ConfidenceQuery;
import dev.stoa.domain.consensus.Consensus;
import dev.stoa.domain.consensus.ConsensusId;
import dev.stoa.domain.consensus.ConsensusQuery;
import dev.stoa.domain.consensus.ConsensusRefused;
import dev.stoa.domain.consensus.TopicQuery;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.pack.PackQuestion;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** Finding conclusions: by domain, confidence and time, by topic, and what they show together. */
final class ConsensusQueries {

  private static final String[] COLUMNS = {
    "topic", "conclusion", "strength", "confidence", "domain", "created_at", "consensus_id"
  };

  private static final String DOMAIN = "Only of this domain.";
  static final String MIN_CONFIDENCE = "Only those at least this confident.";

  private ConsensusQueries() {}

  static Seq<Action<?, ?>> actions() {
    return List.of(show(), list(), similar(), brief(), statistics(), report());
  }

  private static Action<?, ?> show() {
    return Action.ofWorkspace()
        .read("consensus.show", "Shows a conclusion with the positions on it.")
        .example("{'consensus':'c-1'}")
        .takes(NamedConsensus.class)
        .gives(
            ConsensusViews.CONSENSUS,
            (workspace, input) ->
                workspace
                    .consensus()
                    .find(input.consensus())
                    .toEither(() -> new ConsensusRefused.Unknown(input.consensus())));
  }

  /** The orders of a list of conclusions. */
  enum Order {
    NEWEST,
    CONFIDENCE
  }

  record ListConsensus(
      @Param(DOMAIN) Option<Discipline> domain,
      @Param(value = MIN_CONFIDENCE, min = 0, max = 1, defaultValue = "0") double minConfidence,
      @Param("Only those recorded then or later; in the order newest.") Option<Instant> since,
      @Param("Only those recorded before; in the order newest.") Option<Instant> until,
      @Param(value = "Which ones; in the order newest.", defaultValue = "live") ArchiveFilter show,
      @Param(value = "The newest first, or the most confident first.", defaultValue = "newest")
          Order by,
      @Paged Paging page) {

    private Page<Consensus, ?> page(ConsensusOperations consensus) {
      return by == Order.NEWEST
          ? consensus.list(
              new ConsensusQuery(
                  show, domain, minConfidence, since, until, page.byTime(ConsensusId.class)))
          : consensus.mostConfident(
              new ConfidenceQuery(domain, minConfidence, page.by(ConfidencePosition.class)));
    }
  }

  private static Action<?, ?> list() {
    return Action.ofWorkspace()
        .read("consensus.list", "Lists conclusions by time or by confidence.")
        .example("{}")
        .example("{'domain':'ops','min_confidence':0.7,'by':'confidence','limit':10}")
        .example("{'since':'2026-01-31T00:00:00Z','show':'all'}")
        .listing("conclusions")
        .columns(COLUMNS)
        .takes(ListConsensus.class)
        .answersPage(
            ConsensusViews.CONSENSUS, (workspace, input) -> input.page(workspace.consensus()));
  }

  private static final Input<TopicQuery> SIMILAR =
      Input.of(TopicQuery.class, "FindSimilar")
          .param("topic", "The topic.", about -> about.position(0))
          .param("domain", DOMAIN)
          .param("min_confidence", MIN_CONFIDENCE, about -> about.between(0, 1).otherwise("0"))
          .param("limit", Listing.LIMIT, about -> about.between(1, Page.MAX_SIZE).otherwise("5"));

  private static Action<?, ?> similar() {
    return Action.ofWorkspace()
        .read("consensus.similar", "Finds what was concluded about similar topics.")
        .example("{'topic':'caching with redis'}")
        .example("{'topic':'caching','domain':'ops','min_confidence':0.5,'limit':3}")
        .listing("similar conclusions")
        .columns(
            "relevance",
            "consensus.topic",
            "consensus.conclusion",
            "consensus.strength",
            "consensus.consensus_id")
        .takes(SIMILAR)
        .answersItems(
            ConsensusViews.SIMILAR, (workspace, input) -> workspace.consensus().similar(input));
  }

  private static final Input<BriefingQuery> BRIEF =
      Input.of(BriefingQuery.class, "Brief")
          .param("topic", "The topic of the new debate.", about -> about.position(0))
          .param("domain", DOMAIN)
          .param(
              "tokens",
              PackViews.TOKENS,
              about ->
                  about
                      .between(1, PackQuestion.MOST_TOKENS)
                      .otherwise("" + PackQuestion.USUAL_TOKENS));

  private static Action<?, ?> brief() {
    return Action.ofWorkspace()
        .read(
            "consensus.brief",
            "Shows what is known before a new debate: precedents, unanswered dissents, cruxes.")
        .example("{'topic':'Use a cache?'}")
        .takes(BRIEF)
        .answers(ConsensusViews.BRIEFING, (workspace, input) -> workspace.consensus().brief(input))
        .text(seen -> seen.value().text());
  }

  record AskConsensus() {}

  private static Action<?, ?> statistics() {
    return Action.ofWorkspace()
        .read("consensus.statistics", "Counts conclusions and dissents.")
        .example("{}")
        .takes(AskConsensus.class)
        .answers(
            ConsensusViews.STATISTICS,
            (workspace, input) -> Statistics.of(workspace.consensus().statistics()));
  }

  record AskMinority(
      @Param(value = "Dissenters after this one, if there are more than 1000.", label = "name")
          Option<AgentName> after) {}

  private static Action<?, ?> report() {
    return Action.ofWorkspace()
        .read(
            "consensus.minority-report",
            "Shows how often dissent was right, what it was worth, and which agents err together.")
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
        .answers(
            ConsensusViews.MINORITY,
            (workspace, input) ->
                input
                    .after()
                    .map(name -> workspace.minority().report(name))
                    .getOrElse(() -> workspace.minority().report()));
  }
}
