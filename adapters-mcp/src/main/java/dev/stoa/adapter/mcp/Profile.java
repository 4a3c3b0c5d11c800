package dev.stoa.adapter.mcp;

import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** A set of tools for one kind of work, small enough for a prompt. */
record Profile(String name, Seq<String> tools) {

  /** What is offered unless something else is chosen. */
  static final String DEFAULT = "core";

  /** Every action under its own name. */
  static final String ALL = "all";

  private static final Seq<String> EVERY_ACTION = List.of(FindAction.NAME, RunAction.NAME);

  private static Profile of(String name, String tools) {
    return new Profile(name, List.of(tools.split(" ")).appendAll(EVERY_ACTION));
  }

  /** All but {@link #ALL}. */
  static final Seq<Profile> SMALL =
      Vector.of(
          of(DEFAULT, "remember recall search brief_me note post inbox task"),
          of(
              "team",
              "remember recall search brief_me pack note post inbox task agents channels hand_off"
                  + " knowledge"),
          of(
              "debate",
              "recall search brief_me post inbox debate next_turn answer say vote consensus"
                  + " evidence"),
          of("review", "recall search brief_me post debate consensus critique rating evidence"),
          of("files", "memory search pack"),
          of(
              "graph",
              "create_entities create_relations add_observations delete_entities"
                  + " delete_observations delete_relations read_graph search_nodes open_nodes"
                  + " graph_neighbours graph_path graph_history graph_merge"),
          of("operate", "search doctor audit task agents channels breakers maintain"));
}
