package dev.stoa.actions.rating;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.rating.RatingViews.Rated;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.rating.RatingOperations;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.rating.MatchRefused;
import dev.stoa.domain.rating.Standing;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** What callers may ask of ratings; {@link MatchActions} has the matches they follow from. */
public final class RatingActions {

  static final String AGENT = "The identity of the agent.";
  static final String DOMAIN = "Only this discipline.";

  private RatingActions() {}

  /** The groups of actions of this context. */
  public static Seq<ActionGroup> groups() {
    return List.of(group(), CalibrationActions.group());
  }

  /** The actions that begin with {@code rating}. */
  private static ActionGroup group() {
    return ActionGroup.of(
        "rating",
        "Ratings of agents: matches, ELO, history, relationships, fit.",
        () ->
            MatchActions.actions()
                .appendAll(actions())
                .appendAll(RelationshipActions.actions())
                .appendAll(ReplayActions.actions()));
  }

  private static Seq<Action<?, ?>> actions() {
    return List.of(show(), asOf(), leaderboard(), best(), history(), trend());
  }

  record RatedAgent(@Param(value = AGENT, position = 0) AgentName agent) {}

  private static Action<?, ?> show() {
    return Action.ofWorkspace()
        .read("rating.show", "Shows the rating of an agent, overall and per discipline.")
        .example("{'agent':'claude'}")
        .takes(RatedAgent.class)
        .gives(
            RatingViews.AGENT_RATING,
            (workspace, input) ->
                workspace
                    .ratings()
                    .rating(input.agent())
                    .toEither(() -> new MatchRefused.NotPlayed(input.agent()))
                    .map(
                        rating ->
                            new RatingViews.Everywhere(
                                rating, workspace.ratings().disciplinesOf(input.agent()))));
  }

  record RatingAt(
      @Param(value = AGENT, position = 0) AgentName agent, @Param("The instant.") Instant at) {

    RatingAt {
      at = Instants.require("at", at);
    }
  }

  private static Action<?, ?> asOf() {
    return Action.ofWorkspace()
        .read("rating.as-of", "Shows the rating of an agent at an instant.")
        .example("{'agent':'claude','at':'2026-01-02T03:04:05Z'}")
        .takes(RatingAt.class)
        .gives(
            RatingViews.POINT,
            (workspace, input) ->
                workspace
                    .ratings()
                    .ratingAsOf(input.agent(), input.at())
                    .toEither(() -> new MatchRefused.NotYetPlayed(input.agent(), input.at())));
  }

  record Leaderboard(
      @Param(value = DOMAIN, label = "name") Option<Discipline> domain, @Paged(20) Paging page) {

    private Page<Rated, Standing> page(RatingOperations ratings) {
      PageRequest<Standing> wanted = page.by(Standing.class);
      return domain
          .map(one -> ratings.leaderboard(one, wanted).<Rated>map(Rated::of))
          .getOrElse(() -> ratings.leaderboard(wanted).map(Rated::of));
    }
  }

  private static Action<?, ?> leaderboard() {
    return Action.ofWorkspace()
        .read("rating.leaderboard", "Lists the best agents first, overall or of one discipline.")
        .example("{'limit':10}")
        .example("{'domain':'security'}")
        .listing("agents")
        .takes(Leaderboard.class)
        .answersPage(RatingViews.RATING, (workspace, input) -> input.page(workspace.ratings()));
  }

  record ListBest(
      @Param(value = "How many agents of each.", min = 1, max = 1000, defaultValue = "3") int top,
      @Paged(limit = "How many disciplines at most.") Paging page) {}

  private static Action<?, ?> best() {
    return Action.ofWorkspace()
        .read("rating.best", "Lists the best agents of every discipline.")
        .example("{'top':1}")
        .listing("disciplines")
        .columns("domain", "agents.agent", "agents.elo", "agents.debates")
        .takes(ListBest.class)
        .answersPage(
            RatingViews.LEADERS,
            (workspace, input) ->
                workspace
                    .ratings()
                    .bestPerDiscipline(input.top(), input.page().by(Discipline.class)));
  }

  record ListHistory(@Param(value = AGENT, position = 0) AgentName agent, @Paged(20) Paging page) {}

  private static Action<?, ?> history() {
    return Action.ofWorkspace()
        .read("rating.history", "Lists the ratings of an agent, newest first.")
        .example("{'agent':'claude','limit':40}")
        .listing("history")
        .columns("sequence", "at", "elo", "debate_id")
        .takes(ListHistory.class)
        .answersPage(
            RatingViews.POINT,
            (workspace, input) ->
                workspace.ratings().history(input.agent(), input.page().by(Long.class)))
        .picture(
            page ->
                page.items().isEmpty()
                    ? ""
                    : "Oldest to newest: "
                        + Sparkline.of(page.items().reverse().map(seen -> seen.value().elo()))
                        + "\n");
  }

  record RatingTrend(
      @Param(value = AGENT, position = 0) AgentName agent,
      @Param(value = "Over how many ratings.", min = 1, max = 1000, defaultValue = "20")
          int points) {}

  private static Action<?, ?> trend() {
    return Action.ofWorkspace()
        .read("rating.trend", "Shows the trend of a rating over its latest points.")
        .example("{'agent':'claude','points':20}")
        .takes(RatingTrend.class)
        .answers(
            RatingViews.TREND,
            (workspace, input) ->
                new RatingViews.AgentTrend(
                    input.agent(), workspace.ratings().trend(input.agent(), input.points())));
  }
}
