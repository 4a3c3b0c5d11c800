package dev.stoa.imports.memory;

import dev.stoa.application.graph.GraphOperations;
import dev.stoa.application.trust.WrittenBy;
import dev.stoa.domain.graph.EntityFacts;
import dev.stoa.domain.graph.NewEntity;
import dev.stoa.domain.graph.NewObservation;
import dev.stoa.domain.graph.NewRelation;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.trust.Principal;
import dev.stoa.imports.run.ImportRun;
import dev.stoa.imports.run.Importer;
import dev.stoa.imports.run.Members;
import dev.stoa.imports.source.ForeignRow;
import dev.stoa.imports.source.ForeignStore;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The knowledge graph of the reference memory server of MCP. */
public final class ImportMcpMemory implements Importer {

  private static final String FACTS = "(facts)";

  /** What an entity without a type is. */
  private static final String USUAL_TYPE = "entity";

  private sealed interface Line {}

  private record EntityLine(String name, String type, Seq<String> observations) implements Line {

    /** That it is there is a fact too. */
    Seq<String> facts() {
      return observations.map(this::fact).prepend("entity\n" + name);
    }

    String fact(String observation) {
      return "observation\n" + name + "\n" + observation;
    }
  }

  private record RelationLine(NewRelation relation) implements Line {

    String fact() {
      return "relation\n" + relation.from() + "\n" + relation.type() + "\n" + relation.to();
    }
  }

  private final ForeignStore store;

  public ImportMcpMemory(ForeignStore store) {
    this.store = store;
  }

  @Override
  public void run(ImportRun run) {
    // Nobody here has said it: it is trusted like all that is imported.
    WrittenBy.of(
        Principal.imported(run.entry().system().label()),
        () -> {
          read(run);
          return Boolean.TRUE;
        });
  }

  private void read(ImportRun run) {
    GraphOperations graph = run.graph();
    for (String table : store.tables()) {
      run.table(store, table, "entities, observations and relations")
          .keyedByContent()
          .intoChecked(ImportMcpMemory::line, batch -> batch.map(line -> keep(run, graph, line)));
    }
  }

  private static Line line(ForeignRow row) {
    return switch (row.required("type")) {
      case "entity" -> {
        NewEntity checked =
            Members.texts(row, "observations")
                .distinct()
                .foldLeft(
                    NewEntity.of(
                        row.required("name"), row.nonBlank("entityType").getOrElse(USUAL_TYPE)),
                    NewEntity::observation);
        yield new EntityLine(
            checked.name(), checked.type(), checked.observations().map(NewObservation::content));
      }
      case "relation" ->
          new RelationLine(
              NewRelation.of(
                  row.required("from"), row.required("to"), row.required("relationType")));
      default ->
          throw new InvalidValue(
              "type " + row.required("type") + " is neither entity nor relation");
    };
  }

  /** What an earlier import brought is not brought again, though it may be deleted here. */
  private static Option<String> keep(ImportRun run, GraphOperations graph, Line line) {
    Seq<String> facts =
        line instanceof EntityLine entity
            ? entity.facts()
            : Vector.of(((RelationLine) line).fact());
    Set<String> known = run.known(FACTS, facts);
    Seq<String> fresh = facts.filter(fact -> !known.contains(fact));
    if (fresh.isEmpty()) {
      return Option.some("an import brought all that it says");
    }
    boolean stored =
        line instanceof EntityLine entity
            ? entity(graph, entity, fresh)
            : graph.relateAny(Vector.of(((RelationLine) line).relation())).nonEmpty();
    if (!stored) {
      return Option.some("all that it says is here already");
    }
    run.brought(FACTS, fresh);
    return Option.none();
  }

  /** Whether something of it is new. */
  private static boolean entity(GraphOperations graph, EntityLine line, Seq<String> fresh) {
    Seq<String> observations = line.observations().filter(one -> fresh.contains(line.fact(one)));
    NewEntity draft =
        observations.foldLeft(NewEntity.of(line.name(), line.type()), NewEntity::observation);
    if (graph.create(Vector.of(draft)).getOrElseThrow(RefusalException::new).nonEmpty()) {
      return true;
    }
    return observations.nonEmpty()
        && graph
            .observe(
                Vector.of(EntityFacts.of(line.name(), observations.toJavaArray(String[]::new))))
            .getOrElseThrow(RefusalException::new)
            .exists(one -> one.added().nonEmpty());
  }
}
