package dev.stoa.actions.rating;

import dev.stoa.actions.shape.Param;
import dev.stoa.actions.shape.View;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.AgentRating;
import dev.stoa.domain.rating.Counters;
import dev.stoa.domain.rating.DisciplineLeaders;
import dev.stoa.domain.rating.DomainRating;
import dev.stoa.domain.rating.HeadToHead;
import dev.stoa.domain.rating.HistoryPoint;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.Participation;
import dev.stoa.domain.rating.RatedMatch;
import dev.stoa.domain.rating.Relationship;
import dev.stoa.domain.rating.RelationshipScores;
import dev.stoa.domain.rating.ReplayDifference;
import dev.stoa.domain.rating.ReplayReport;
import dev.stoa.domain.rating.ReplaySubject.Between;
import dev.stoa.domain.rating.ReplaySubject.Single;
import dev.stoa.domain.rating.ReplaySubject.Within;
import dev.stoa.domain.rating.Trend;
import dev.stoa.domain.rating.fit.FittedRating;
import dev.stoa.domain.rating.fit.RatingFit;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** How callers see matches, ratings and relationships. */
final class RatingViews {

  private static final View<AgentRating> FIGURES =
      View.of(AgentRating.class)
          .rename("at", "updated_at")
          .method("debates", "debates")
          .note("debates", "How many matches it played.")
          .before("debates", "updated_at");

  /** The rating of an agent, overall or in a discipline. */
  record Rated(
      @Param("The discipline; none for the overall rating.") Option<Discipline> domain,
      AgentRating rating) {

    static Rated of(AgentRating rating) {
      return new Rated(Option.none(), rating);
    }

    static Rated of(DomainRating rating) {
      return new Rated(Option.some(rating.discipline()), rating.rating());
    }
  }

  static final View<Rated> RATING =
      View.of(Rated.class, "Rating").flatten("rating", FIGURES).order("agent");

  /** The overall rating of an agent, and its rating in every discipline. */
  record Everywhere(AgentRating rating, Seq<DomainRating> domains) {}

  static final View<Everywhere> AGENT_RATING =
      View.of(Everywhere.class, "AgentRating")
          .flatten("rating", FIGURES)
          .leaveOut("domains")
          .addList("domains", RATING, all -> all.domains().map(Rated::of));

  static final View<DisciplineLeaders> LEADERS =
      View.of(DisciplineLeaders.class, "Leaders")
          .rename("discipline", "domain")
          .leaveOut("leaders")
          .addList("agents", RATING, best -> best.leaders().map(Rated::of));

  static final View<HistoryPoint> POINT =
      View.of(HistoryPoint.class, "Point")
          .note("sequence", "The position of the match in the log.")
          .rename("match", "debate_id");

  /** The trend of an agent's rating. */
  record AgentTrend(AgentName agent, Trend trend) {}

  static final View<AgentTrend> TREND =
      View.of(AgentTrend.class, "Trend")
          .flatten(
              "trend",
              View.of(Trend.class)
                  .note("points", "How many ratings it is made of.")
                  .note("gain", "Points per match.")
                  .note("consistency", "The share of steps upwards.")
                  .method("improving", "improving"));

  static final View<RatedMatch> MATCH =
      View.of(RatedMatch.class, "Match")
          .note("sequence", "Its position in the log.")
          .rename("id", "debate_id")
          .rename("discipline", "domain")
          .note("confidence", "How much it counts.")
          .rename("at", "created_at")
          .rename("parts", "participants")
          .nest(
              "participants",
              View.of(Participation.class, "MatchParticipant").leaveOut("multiplier"))
          .leaveOut("origin")
          .method("winner", "winner")
          .note("winner", "None for a draw.")
          .before("created_at", "participants")
          .order("sequence", "debate_id", "winner");

  static final View<HeadToHead> HEAD_TO_HEAD =
      View.of(HeadToHead.class)
          .rename("one", "agent")
          .rename("wins", "won")
          .note("won", "Matches in which the first scored more.")
          .rename("losses", "lost")
          .nest("recent", MATCH)
          .note("recent", "Their newest matches.")
          .method("draws", "drawn")
          .before("drawn", "recent");

  /** The relationship of an agent with another, as the agent sees it. */
  record SeenRelationship(
      AgentName agent,
      AgentName with,
      Counters counters,
      RelationshipScores scores,
      Instant updatedAt) {

    static SeenRelationship of(AgentName agent, Relationship one) {
      Counters seen = one.seenBy(agent);
      return new SeenRelationship(
          agent, one.pair().other(agent), seen, RelationshipScores.of(seen), one.at());
    }
  }

  static final View<SeenRelationship> RELATIONSHIP =
      View.of(SeenRelationship.class, "Relationship")
          .flatten(
              "counters",
              View.of(Counters.class)
                  .rename("wins_a", "won")
                  .rename("wins_b", "lost")
                  .before("won", "agreements")
                  .before("lost", "agreements")
                  .rename("critiques_a_to_b", "critiques_given")
                  .note("critiques_given", "Critiques of the other by the agent.")
                  .rename("accepted_a_to_b", "critiques_accepted")
                  .note("critiques_accepted", "How many of these the other accepted.")
                  .before("critiques_accepted", "critiques_b_to_a")
                  .rename("critiques_b_to_a", "critiques_received")
                  .note("critiques_received", "Critiques of the agent by the other.")
                  .rename("accepted_b_to_a", "accepted_of_received")
                  .note("accepted_of_received", "How many of these the agent accepted.")
                  .rename("changes_a", "changes")
                  .note("changes", "Positions that the agent changed after hearing the other.")
                  .rename("changes_b", "changes_of_other")
                  .note(
                      "changes_of_other",
                      "Positions that the other changed after hearing the agent."))
          .flatten(
              "scores",
              View.of(RelationshipScores.class)
                  .rename("influence_a_on_b", "influence")
                  .note("influence", "How often, per debate, the other changed its position.")
                  .rename("influence_b_on_a", "influenced")
                  .note("influenced", "How often, per debate, the agent changed its position."));

  static final View<ReplayReport> REPLAY =
      View.of(ReplayReport.class, "Replay")
          .note("in_log", "How many of them are in the log itself, which is never rewritten.")
          .nest(
              "first",
              View.of(ReplayDifference.class)
                  .leaveOut("subject")
                  .add("agent", AgentName.class, one -> one.subject().agent())
                  .addOption("domain", Discipline.class, RatingViews::discipline)
                  .note("domain", "If it is of a rating in a discipline.")
                  .addOption("debate_id", MatchId.class, RatingViews::match)
                  .note("debate_id", "If it is of a match.")
                  .addOption("other", AgentName.class, RatingViews::other)
                  .note("other", "If it is of the relationship with this agent.")
                  .order("agent", "domain", "debate_id", "other"))
          .note("first", "The first differences.");

  static final View<RatingFit> FIT =
      View.of(RatingFit.class, "Fit")
          .note("pairings", "How many outcomes of two agents were fitted.")
          .note("tie_strength", "0 without ties, 1 if equals draw every third pairing.")
          .nest(
              "ratings", View.of(FittedRating.class, "FitFittedRating").method("status", "status"))
          .order("pairings", "tie_strength");

  private RatingViews() {}

  private static Option<Discipline> discipline(ReplayDifference one) {
    return one.subject() instanceof Within within
        ? Option.some(within.discipline())
        : Option.none();
  }

  private static Option<MatchId> match(ReplayDifference one) {
    return one.subject() instanceof Single single ? Option.some(single.match()) : Option.none();
  }

  private static Option<AgentName> other(ReplayDifference one) {
    return one.subject() instanceof Between between
        ? Option.some(between.pair().b())
        : Option.none();
  }
}
