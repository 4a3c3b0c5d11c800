package dev.stoa.adapter.mcp;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The tools of the official memory server: what they do and take. */
enum GraphCall {
  CREATE_ENTITIES(
      "graph.create-batch",
      "Create entities in the knowledge graph; one whose name exists is left as it is.") {
    @Override
    Map<String, Object> members() {
      return one("entities", list(object("name", "entityType", "+observations")));
    }
  },
  CREATE_RELATIONS(
      "graph.relate-batch",
      "Create relations between entities in the knowledge graph, in active voice.") {
    @Override
    Map<String, Object> members() {
      return one("relations", list(object("from", "to", "relationType")));
    }
  },
  ADD_OBSERVATIONS("graph.observe", "Add observations to entities of the knowledge graph.") {
    @Override
    Map<String, Object> members() {
      return one("observations", list(object("entityName", "+contents")));
    }
  },
  DELETE_ENTITIES("graph.delete", "Delete entities with their relations from the graph.") {
    @Override
    Map<String, Object> members() {
      return one("entityNames", list(TEXT));
    }
  },
  DELETE_OBSERVATIONS("graph.unobserve", "Delete observations of entities of the graph.") {
    @Override
    Map<String, Object> members() {
      return one("deletions", list(object("entityName", "+observations")));
    }
  },
  DELETE_RELATIONS("graph.unrelate", "Delete relations from the knowledge graph.") {
    @Override
    Map<String, Object> members() {
      return one("relations", list(object("from", "to", "relationType")));
    }
  },
  READ_GRAPH(
      "graph.read",
      "Read the knowledge graph, at most tokens (20000) at once; the cursor of the answer reads"
          + " on.",
      "tokens",
      "cursor") {
    @Override
    Map<String, Object> members() {
      return optional("tokens", "cursor");
    }
  },
  SEARCH_NODES(
      "graph.list",
      "Search entities whose name, type or observations contain a text, with their relations.",
      "tokens",
      "limit",
      "cursor",
      "names_only") {
    @Override
    Map<String, Object> members() {
      Map<String, Object> members = one("query", TEXT);
      members.putAll(optional("tokens", "limit", "cursor", "names_only"));
      return members;
    }
  },
  OPEN_NODES("graph.open", "Open entities by their names, with their relations.") {
    @Override
    Map<String, Object> members() {
      return one("names", list(TEXT));
    }
  };

  private static final Map<String, Object> TEXT = Map.of("type", "string");

  private final String action;
  private final String description;
  private final List<String> optional;

  GraphCall(String action, String description, String... optional) {
    this.action = action;
    this.description = description;
    this.optional = List.of(optional);
  }

  /** Such as {@code create_entities}. */
  String tool() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The action that says who may use it. */
  String action() {
    return action;
  }

  String description() {
    return description;
  }

  abstract Map<String, Object> members();

  Map<String, Object> input() {
    Map<String, Object> members = members();
    return InputSchema.object(
        members, members.keySet().stream().filter(name -> !optional.contains(name)).toList());
  }

  private static Map<String, Object> one(String name, Object schema) {
    Map<String, Object> members = new LinkedHashMap<>();
    members.put(name, schema);
    return members;
  }

  private static Map<String, Object> optional(String... names) {
    Map<String, Object> members = new LinkedHashMap<>();
    for (String name : names) {
      members.put(
          name,
          switch (name) {
            case "cursor" -> TEXT;
            case "names_only" -> Map.of("type", "boolean");
            default -> Map.of("type", "integer");
          });
    }
    return members;
  }

  private static Map<String, Object> list(Object items) {
    return InputSchema.member("array", "items", items);
  }

  /** Members that are texts, and those with a plus that are lists of them. */
  private static Map<String, Object> object(String... names) {
    Map<String, Object> members = new LinkedHashMap<>();
    for (String name : names) {
      members.put(name.replace("+", ""), name.startsWith("+") ? list(TEXT) : TEXT);
    }
    return InputSchema.object(members, List.copyOf(members.keySet()));
  }
}
