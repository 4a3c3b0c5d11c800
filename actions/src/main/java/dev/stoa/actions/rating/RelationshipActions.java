package dev.stoa.actions.rating;

import dev.stoa.actions.Action;
import dev.stoa.actions.Listing;
import dev.stoa.actions.References;
import dev.stoa.actions.rating.RatingViews.SeenRelationship;
import dev.stoa.actions.shape.About;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.rating.RatingOperations;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.rating.AgentPair;
import dev.stoa.domain.rating.Counters;
import dev.stoa.domain.rating.MatchRefused;
import dev.stoa.domain.rating.Relationship;
import dev.stoa.domain.rating.RelationshipKind;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** What callers may ask of the relationships of agents. */
final class RelationshipActions {

  private static final String[] COLUMNS = {
    "with", "debates", "won", "lost", "rivalry", "alliance", "label"
  };

  private RelationshipActions() {}

  static Seq<Action<?, ?>> actions() {
    return List.of(
        relationships(),
        relationship(),
        closest(
            "rivals",
            "Lists the strongest rivals of an agent.",
            "Rivalry grows with debates, disagreement and wins on both sides.",
            RatingOperations::rivals),
        closest(
            "allies",
            "Lists the strongest allies of an agent.",
            "Alliance grows with agreement and accepted critiques.",
            RatingOperations::allies),
        observe());
  }

  record ListRelationships(
      @Param(value = RatingActions.AGENT, position = 0) AgentName agent, @Paged Paging page) {}

  private static Action<?, ?> relationships() {
    return Action.ofWorkspace()
        .read("rating.relationships", "Lists the relationships of an agent by name.")
        .example("{'agent':'claude'}")
        .listing("relationships")
        .columns(COLUMNS)
        .takes(ListRelationships.class)
        .answersPage(
            RatingViews.RELATIONSHIP,
            (workspace, input) ->
                workspace
                    .ratings()
                    .relationships(input.agent(), input.page().by(AgentName.class))
                    .map(one -> SeenRelationship.of(input.agent(), one)));
  }

  record TwoAgents(
      @Param(value = "One agent.", position = 0) AgentName agent,
      @Param(value = "The other.", position = 1) AgentName other) {

    TwoAgents {
      AgentPair.of(agent, other);
    }
  }

  private static Action<?, ?> relationship() {
    return Action.ofWorkspace()
        .read("rating.relationship", "Shows the relationship of two agents.")
        .example("{'agent':'claude','other':'gpt'}")
        .takes(TwoAgents.class)
        .gives(
            RatingViews.RELATIONSHIP,
            (workspace, input) ->
                workspace
                    .ratings()
                    .relationship(input.agent(), input.other())
                    .toEither(() -> new MatchRefused.NeverMet(input.agent(), input.other()))
                    .map(one -> SeenRelationship.of(input.agent(), one)));
  }

  record ListClosest(
      @Param(value = RatingActions.AGENT, position = 0) AgentName agent,
      @Param(value = Listing.LIMIT, min = 1, max = 1000, defaultValue = "" + RelationshipKind.USUAL)
          int limit) {}

  /** The strongest relationships of a kind. */
  @FunctionalInterface
  private interface Closest {
    Seq<Relationship> of(RatingOperations ratings, AgentName agent, int size);
  }

  private static Action<?, ?> closest(String plural, String summary, String grows, Closest which) {
    return Action.ofWorkspace()
        .read("rating." + plural, summary)
        .details(grows, "Shown above " + RelationshipKind.LISTED_ABOVE + ".")
        .example("{'agent':'claude'}")
        .listing(plural)
        .empty("No " + plural + ": no agent scores above " + RelationshipKind.LISTED_ABOVE + ".")
        .columns(COLUMNS)
        .takes(ListClosest.class)
        .answersItems(
            RatingViews.RELATIONSHIP,
            (workspace, input) ->
                which
                    .of(workspace.ratings(), input.agent(), input.limit())
                    .map(one -> SeenRelationship.of(input.agent(), one)));
  }

  private static final Input<Counters> COUNTERS =
      Input.of(Counters.class)
          .fix("debates", 0L)
          .fix("wins_a", 0L)
          .fix("wins_b", 0L)
          .param("agreements", "How often they agreed.", RelationshipActions::fromZero)
          .rename("critiques_a_to_b", "critiques_given")
          .param(
              "critiques_given",
              "Critiques of the other by the agent.",
              RelationshipActions::fromZero)
          .rename("accepted_a_to_b", "critiques_accepted")
          .param(
              "critiques_accepted",
              "How many of these the other accepted.",
              RelationshipActions::fromZero)
          .rename("critiques_b_to_a", "critiques_received")
          .param(
              "critiques_received",
              "Critiques of the agent by the other.",
              RelationshipActions::fromZero)
          .rename("accepted_b_to_a", "accepted_of_received")
          .param(
              "accepted_of_received",
              "How many of these the agent accepted.",
              RelationshipActions::fromZero)
          .rename("changes_a", "changes")
          .param(
              "changes",
              "Positions that the agent changed after hearing the other.",
              RelationshipActions::fromZero)
          .rename("changes_b", "changes_of_other")
          .param(
              "changes_of_other",
              "Positions that the other changed after hearing the agent.",
              RelationshipActions::fromZero)
          .order("agreements", "critiques_given", "critiques_accepted", "critiques_received");

  private static About fromZero(About count) {
    return count.atLeast(0).otherwise("0");
  }

  /** Interactions of two agents, as the first sees them. */
  record ObserveAgents(
      @Param(value = "One agent.", position = 0) AgentName agent,
      @Param(value = "The other.", position = 1) AgentName other,
      Counters counters,
      @Param(References.REGISTER) boolean register) {

    static final Input<ObserveAgents> INPUT =
        Input.of(ObserveAgents.class).flatten("counters", COUNTERS);

    ObserveAgents {
      AgentPair.of(agent, other);
    }
  }

  private static Action<?, ?> observe() {
    return Action.ofAgents()
        .write("rating.observe", "Counts interactions of two agents that are not matches.")
        .example("{'agent':'claude','other':'gpt','agreements':1}")
        .example("{'agent':'claude','other':'gpt','critiques_given':2,'critiques_accepted':1}")
        .creates()
        .takes(ObserveAgents.INPUT)
        .gives(
            RatingViews.RELATIONSHIP,
            (workspace, input) ->
                (input.register() ? workspace.ratings().registering() : workspace.ratings())
                    .observe(input.agent(), input.other(), input.counters())
                    .map(one -> SeenRelationship.of(input.agent(), one)));
  }
}
