package dev.stoa.actions.evolution;

import static dev.stoa.actions.evolution.EvolutionReferences.GENERATION;
import static dev.stoa.actions.evolution.EvolutionReferences.PROFILE;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.evolution.EvolutionRefused;
import dev.stoa.domain.evolution.ProfileDraft;
import dev.stoa.domain.evolution.ProfileId;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** What callers may ask of profiles. */
final class ProfileActions {

  private static final String[] COLUMNS = {
    "archetype", "created_by", "baseline", "hyperparameters", "profile_id", "parent_id"
  };

  private ProfileActions() {}

  /** The actions that begin with {@code evolution.profile}. */
  static ActionGroup group() {
    return ActionGroup.of(
        "evolution.profile",
        "Profiles of generations, which never change.",
        ProfileActions::actions);
  }

  private static Seq<Action<?, ?>> actions() {
    return List.of(add(), show(), list(), lineage(), diff());
  }

  record AddProfile(
      @Param(value = GENERATION, position = 0) String generation, ProfileDraft draft) {

    static final Input<AddProfile> INPUT =
        Input.of(AddProfile.class)
            .flatten(
                "draft",
                Input.of(ProfileDraft.class)
                    .param("system_prompt", "The prompt.", about -> about.position(1))
                    .param(
                        "archetype",
                        "The part it plays.",
                        about -> about.otherwise("primary_actor"))
                    .param(
                        "hyperparameters",
                        "A JSON object; temperature and frequency_penalty from 0 to 2.",
                        about -> about.otherwise("{}"))
                    .param(
                        "baseline",
                        "The score it is expected to reach.",
                        about -> about.between(-5, 5).otherwise("0"))
                    .param("created_by", "Who made it.", about -> about.otherwise("human"))
                    .param("parent", "The profile it was derived from.", about -> about.label("id"))
                    .order("system_prompt"));
  }

  private static Action<?, ?> add() {
    return Action.ofWorkspace()
        .write("evolution.profile.add", "Adds a profile to a generation.")
        .example("{'generation':'83c1f0a2','system_prompt':'Negotiate fairly.'}")
        .example(
            "{'generation':'83c1f0a2','system_prompt':'Open low.','created_by':'mutator',"
                + "'parent':'p1','hyperparameters':{'temperature':0.7},'baseline':1.5,"
                + "'archetype':'disruptor_info'}")
        .columns(COLUMNS)
        .takes(AddProfile.INPUT)
        .gives(
            EvolutionViews.PROFILE,
            (workspace, input) ->
                workspace
                    .profiles()
                    .add(
                        EvolutionReferences.generation(workspace, input.generation()),
                        input.draft()));
  }

  record NamedProfile(@Param(value = PROFILE, position = 0) ProfileId profile) {}

  private static Action<?, ?> show() {
    return Action.ofWorkspace()
        .read("evolution.profile.show", "Shows a profile with its prompt.")
        .example("{'profile':'p1'}")
        .takes(NamedProfile.class)
        .gives(
            EvolutionViews.PROFILE,
            (workspace, input) ->
                workspace
                    .profiles()
                    .find(input.profile())
                    .toEither(() -> new EvolutionRefused.UnknownProfile(input.profile())));
  }

  record ListProfiles(
      @Param(value = GENERATION, position = 0) String generation, @Paged Paging page) {}

  private static Action<?, ?> list() {
    return Action.ofWorkspace()
        .read("evolution.profile.list", "Lists the profiles of a generation.")
        .example("{'generation':'83c1f0a2'}")
        .listing("profiles")
        .columns(COLUMNS)
        .takes(ListProfiles.class)
        .answersPage(
            EvolutionViews.PROFILE,
            (workspace, input) ->
                workspace
                    .profiles()
                    .list(
                        EvolutionReferences.generation(workspace, input.generation()),
                        input.page().by(ProfileId.class)));
  }

  record ProfileLineage(
      @Param(value = PROFILE, position = 0) ProfileId profile,
      @Param(value = "How many at most.", min = 1, max = 1000, defaultValue = "1000") int limit) {}

  private static Action<?, ?> lineage() {
    return Action.ofWorkspace()
        .read(
            "evolution.profile.lineage", "Lists a profile, the one it was derived from and so on.")
        .example("{'profile':'p1'}")
        .listing("profiles")
        .columns(COLUMNS)
        .takes(ProfileLineage.class)
        .givesItems(
            EvolutionViews.PROFILE,
            (workspace, input) -> workspace.profiles().lineage(input.profile(), input.limit()));
  }

  record DiffProfiles(
      @Param(value = "The id of the first profile.", position = 0) ProfileId from,
      @Param(value = "The id of the second profile.", position = 1) ProfileId to) {}

  record Diff(
      ProfileId fromId,
      ProfileId toId,
      @Param("A unified diff; empty if they are equal.") String diff) {

    private String picture() {
      return diff.isEmpty() ? "The profiles are equal." : diff;
    }
  }

  private static Action<?, ?> diff() {
    return Action.ofWorkspace()
        .read("evolution.profile.diff", "Shows how two profiles differ.")
        .example("{'from':'p1','to':'p2'}")
        .columns("from_id", "to_id")
        .takes(DiffProfiles.class)
        .gives(
            Diff.class,
            (workspace, input) ->
                workspace
                    .profiles()
                    .diff(input.from(), input.to())
                    .map(diff -> new Diff(input.from(), input.to(), diff)))
        .picture(Diff::picture);
  }
}
