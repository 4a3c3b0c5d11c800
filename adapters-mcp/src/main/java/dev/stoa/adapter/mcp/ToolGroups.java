package dev.stoa.adapter.mcp;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.Edge;
import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.domain.json.InvalidValue;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.util.Map;

/** Which part of a catalogue a server offers; a model is confused by more tools than it needs. */
public final class ToolGroups {

  /** Contexts whose commands have another name. */
  private static final Map<String, String> CONTEXTS =
      Map.of("notebook", "note", "resilience", "breaker");

  private ToolGroups() {}

  /**
   * The groups of these names, each with the groups inside it: {@code channel} has {@code
   * channel.handoff}.
   *
   * @throws IllegalArgumentException if there is no such group
   */
  public static Catalogue select(Catalogue catalogue, Iterable<String> names) {
    Seq<String> wanted =
        List.ofAll(names).map(String::strip).map(name -> CONTEXTS.getOrDefault(name, name));
    wanted.forEach(name -> check(catalogue, name));
    return new Catalogue(
        catalogue.groups().filter(group -> wanted.exists(name -> isWithin(group.name(), name))));
  }

  /** The actions of a catalogue that can be tools. */
  static Seq<Action<?, ?>> actions(Catalogue catalogue) {
    return catalogue.on(Edge.MCP).filter(action -> !action.streams());
  }

  private static void check(Catalogue catalogue, String name) {
    Seq<String> known = catalogue.groups().map(ActionGroup::name);
    if (!known.contains(name)) {
      throw new InvalidValue(
          "there are no tools called " + name + ": choose from " + known.sorted().mkString(", "));
    }
  }

  private static boolean isWithin(String group, String name) {
    return group.equals(name) || group.startsWith(name + ".");
  }
}
