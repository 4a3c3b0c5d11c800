package dev.stoa.adapter.mcp;

import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.domain.json.InvalidValue;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.control.Option;

/**
 * Which tools a client is offered; a model is confused by more than it needs.
 *
 * @param tools their names
 */
public record ToolChoice(Set<String> tools) {

  /** Contexts whose commands have another name. */
  private static final java.util.Map<String, String> CONTEXTS =
      java.util.Map.of("notebook", "note", "resilience", "breaker");

  /**
   * The tools of a profile, those that are named, or both; those of {@code core} without either.
   *
   * @param names of groups, each with the groups inside it, of single tools, or of actions
   * @throws InvalidValue if there is no such profile, group or tool
   */
  public static ToolChoice of(Catalogue catalogue, Option<String> profile, Iterable<String> names) {
    Seq<String> wanted =
        List.ofAll(names).map(String::strip).map(name -> CONTEXTS.getOrDefault(name, name));
    Option<String> set = wanted.isEmpty() ? profile.orElse(Option.some(Profile.DEFAULT)) : profile;
    return new ToolChoice(
        LinkedHashSet.ofAll(set.toList().flatMap(name -> ofProfile(catalogue, name)))
            .addAll(wanted.flatMap(name -> named(catalogue, name))));
  }

  /** The names of the profiles. */
  public static Seq<String> profiles() {
    return Profile.SMALL.map(Profile::name).append(Profile.ALL);
  }

  /**
   * Refuses a name that is none of a profile.
   *
   * @throws InvalidValue with the names there are
   */
  public static void checkProfile(String name) {
    if (!profiles().contains(name)) {
      throw new InvalidValue(
          "there is no profile " + name + ": choose from " + profiles().mkString(", "));
    }
  }

  private static Seq<String> ofProfile(Catalogue catalogue, String name) {
    checkProfile(name);
    if (name.equals(Profile.ALL)) {
      return ActionTool.actions(catalogue).map(ActionTool::name);
    }
    return Profile.SMALL.find(profile -> profile.name().equals(name)).get().tools();
  }

  private static Seq<String> named(Catalogue catalogue, String name) {
    Seq<String> ofGroup =
        catalogue
            .groups()
            .filter(group -> isWithin(group.name(), name))
            .flatMap(group -> ActionTool.actions(new Catalogue(List.of(group))))
            .map(ActionTool::name);
    if (!ofGroup.isEmpty()) {
      return ofGroup;
    }
    String tool = ActionTool.name(name);
    if (!McpTools.of(catalogue, false).byName().containsKey(tool)) {
      throw new InvalidValue(
          "there are no tools called "
              + name
              + ": choose from "
              + catalogue.groups().map(ActionGroup::name).sorted().mkString(", ")
              + ", or name single tools");
    }
    return List.of(tool);
  }

  /** The part of a catalogue that these tools need, so that the rest is not even loaded. */
  Catalogue part(Catalogue catalogue) {
    if (contains(FindAction.NAME) || contains(RunAction.NAME)) {
      return catalogue;
    }
    Seq<String> actions =
        ToolView.ALL
            .filter(view -> contains(view.name()))
            .flatMap(ToolView::uses)
            .map(use -> ActionTool.name(use.action()))
            .appendAll(tools);
    return new Catalogue(
        catalogue
            .groups()
            .filter(
                group ->
                    actions.exists(action -> action.startsWith(ActionTool.name(group.name())))));
  }

  private static boolean isWithin(String group, String name) {
    return group.equals(name) || group.startsWith(name + ".");
  }

  boolean contains(String tool) {
    return tools.contains(tool);
  }
}
