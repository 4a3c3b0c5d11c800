package dev.stoa.imports.letta;

import dev.stoa.domain.imports.ImportRefused;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.imports.run.Members;
import dev.stoa.imports.source.ForeignStore;
import dev.stoa.imports.source.JoinedStores;
import dev.stoa.imports.source.RowsStore;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/**
 * Agent files of Letta, which are JSON, as tables. A file of one agent, as its first version wrote
 * it, reads like one of several agents.
 *
 * <p>Ids such as {@code message-0} number what is in one file only, so they are left out; each row
 * has the name of its agent instead.
 */
public final class AgentFiles {

  static final String BLOCKS = "blocks";
  static final String MESSAGES = "messages";
  static final String PASSAGES = "passages";
  static final String AGENT = "agent";

  /** What else a file may have. */
  static final Seq<String> OTHERS =
      Vector.of("tools", "files", "sources", "groups", "mcp_servers", "skills");

  private AgentFiles() {}

  public static ForeignStore open(Seq<String> locations) {
    return new JoinedStores(locations.map(AgentFiles::read));
  }

  private static ForeignStore read(String location) {
    try {
      Path file = Path.of(location);
      if (!Files.isRegularFile(file)) {
        throw new RefusalException(new ImportRefused.NoSource(location));
      }
      if (JsonParser.parse(Files.readString(file)) instanceof JsonObject document) {
        return new RowsStore(location, tables(location, new Members(document)));
      }
      throw notOne(location);
    } catch (InvalidPathException e) {
      throw new RefusalException(new ImportRefused.NoSource(location));
    } catch (IOException | IllegalArgumentException e) {
      throw notOne(location);
    }
  }

  private static RefusalException notOne(String location) {
    return new RefusalException(
        new ImportRefused.Unreadable(
            location, "it is no agent file: give one that Letta exported"));
  }

  private static Map<String, Seq<JsonObject>> tables(String location, Members file) {
    if (file.value("agents").isEmpty() && file.value("core_memory").isEmpty()) {
      throw notOne(location);
    }
    boolean single = file.value("agents").isEmpty();
    Seq<Members> agents =
        single ? Vector.of(file) : file.array("agents").map(one -> Members.of("agents", one));
    Map<String, Seq<JsonObject>> tables =
        LinkedHashMap.<String, Seq<JsonObject>>empty()
            .put(BLOCKS, single ? owned(file, file.array("core_memory")) : blocks(file, agents))
            .put(MESSAGES, agents.flatMap(one -> owned(one, one.array(MESSAGES))))
            .put(
                PASSAGES,
                agents
                    .flatMap(one -> owned(one, one.array(PASSAGES)))
                    .appendAll(single ? Vector.empty() : passages(file, agents)));
    return OTHERS.foldLeft(tables, (all, name) -> all.put(name, objects(file.array(name))));
  }

  /** A block that agents share is one of each. */
  private static Seq<JsonObject> blocks(Members file, Seq<Members> agents) {
    Seq<Members> blocks = file.array(BLOCKS).map(one -> Members.of(BLOCKS, one));
    Seq<JsonObject> used =
        agents.flatMap(
            agent -> {
              Seq<String> ids = agent.texts("block_ids");
              return blocks
                  .filter(block -> block.text("id").exists(ids::contains))
                  .map(block -> of(name(agent), block.object()));
            });
    Seq<String> attached = agents.flatMap(agent -> agent.texts("block_ids"));
    return used.appendAll(
        blocks
            .filter(block -> !block.text("id").exists(attached::contains))
            .map(block -> of("", block.object())));
  }

  private static Seq<JsonObject> passages(Members file, Seq<Members> agents) {
    return objects(file.array(PASSAGES))
        .map(
            passage ->
                of(
                    agents
                        .find(
                            agent -> agent.text("id").equals(new Members(passage).text("agent_id")))
                        .map(AgentFiles::name)
                        .getOrElse(""),
                    passage));
  }

  private static Seq<JsonObject> owned(Members agent, Seq<JsonValue> all) {
    return objects(all).map(one -> of(name(agent), one));
  }

  private static String name(Members agent) {
    return agent.nonBlank("name").getOrElse("agent");
  }

  private static Seq<JsonObject> objects(Seq<JsonValue> all) {
    return all.map(one -> Members.of("an object", one).object());
  }

  private static JsonObject of(String agent, JsonObject object) {
    return new JsonObject(
        object
            .members()
            .removeAll(Vector.of("id", "agent_id"))
            .put(AGENT, new JsonString(agent))
            .filterValues(
                value -> !(value instanceof JsonArray array && array.values().isEmpty())));
  }
}
