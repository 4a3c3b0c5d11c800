package dev.stoa.imports.memory;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.knowledge.Contribution;
import dev.stoa.domain.knowledge.DomainPath;
import dev.stoa.domain.knowledge.KnowledgeEntry;
import dev.stoa.domain.knowledge.KnowledgeId;
import dev.stoa.imports.run.ImportRun;
import dev.stoa.imports.run.Importer;
import dev.stoa.imports.run.Members;
import dev.stoa.imports.source.ForeignRow;
import dev.stoa.imports.source.ForeignStore;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The knowledge graph of the reference memory server of MCP. Each observation of an entity is an
 * entry of the domain {@code <type>/<name>}, each relation one of {@code relations/<type>}.
 */
public final class ImportMcpMemory implements Importer {

  public static final String USUAL_AGENT = "mcp-memory";

  private static final String FACTS = "(facts)";

  private record Fact(String key, Contribution draft) {}

  private final ForeignStore store;
  private final String agent;

  public ImportMcpMemory(ForeignStore store, String agent) {
    this.store = store;
    this.agent = agent;
  }

  @Override
  public void run(ImportRun run) {
    AgentName author = run.names().of(agent);
    for (String table : store.tables()) {
      run.table(store, table, "knowledge")
          .keyedByContent()
          .intoChecked(
              ImportMcpMemory::facts, batch -> batch.map(facts -> keep(run, author, facts)));
    }
  }

  private static Seq<Fact> facts(ForeignRow row) {
    return switch (row.required("type")) {
      case "entity" -> entity(row);
      case "relation" -> Vector.of(relation(row));
      default ->
          throw new InvalidValue(
              "type " + row.required("type") + " is neither entity nor relation");
    };
  }

  private static Seq<Fact> entity(ForeignRow row) {
    String name = row.required("name");
    DomainPath domain =
        new DomainPath(part(row.nonBlank("entityType").getOrElse("entity")) + "/" + part(name));
    Seq<String> observations = Members.texts(row, "observations");
    // An entity without properties is known by its name.
    return (observations.isEmpty() ? Vector.of(name) : observations.distinct())
        .map(text -> new Fact(name + "\n" + text, Contribution.of(domain, text)));
  }

  private static Fact relation(ForeignRow row) {
    String type = row.required("relationType");
    String text = row.required("from") + " " + type + " " + row.required("to");
    return new Fact(
        "relation\n" + text, Contribution.of(new DomainPath("relations/" + part(type)), text));
  }

  /** One name of a path. */
  private static String part(String name) {
    return name.replaceAll("[/*\\p{Cntrl}]", "-").strip();
  }

  /** Facts of a line that changed are here if an earlier import brought them. */
  private static Option<String> keep(ImportRun run, AgentName author, Seq<Fact> facts) {
    Set<String> known = run.known(FACTS, facts.map(Fact::key));
    Seq<Fact> fresh = facts.filter(one -> !known.contains(one.key()));
    if (fresh.isEmpty()) {
      return Option.some("an earlier import brought all that it says");
    }
    AgentId id = run.storage().agents().findByIdentity(author).get().id();
    Seq<KnowledgeEntry> entries =
        fresh.map(
            one -> KnowledgeEntry.of(new KnowledgeId(run.newId()), id, one.draft(), run.now()));
    run.storage().knowledgeEntries().add(entries);
    run.index(entries.map(KnowledgeEntry::document));
    run.brought(FACTS, fresh.map(Fact::key));
    return Option.none();
  }
}
