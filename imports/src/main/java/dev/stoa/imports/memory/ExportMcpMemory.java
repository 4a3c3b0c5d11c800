package dev.stoa.imports.memory;

import dev.stoa.application.imports.ExportScope;
import dev.stoa.application.imports.ExportTarget;
import dev.stoa.domain.graph.DescribeEntities;
import dev.stoa.domain.graph.DescribedEntity;
import dev.stoa.domain.graph.Entity;
import dev.stoa.domain.graph.EntityId;
import dev.stoa.domain.graph.EntityQuery;
import dev.stoa.domain.graph.NamedRelation;
import dev.stoa.domain.graph.Relation;
import dev.stoa.domain.graph.SubGraph;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonString;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;

/** The graph as the file of the reference memory server of MCP, line by line as it writes it. */
public final class ExportMcpMemory implements ExportTarget {

  private static final int PAGE = 500;

  private final Consumer<String> lines;

  public ExportMcpMemory(Consumer<String> lines) {
    this.lines = lines;
  }

  @Override
  public long write(ExportScope scope) {
    Instant now = scope.clock().instant();
    long entities = entities(scope, now);
    return entities + relations(scope, now, entities);
  }

  private long entities(ExportScope scope, Instant now) {
    DescribeEntities describe =
        new DescribeEntities(scope.storage().graphEntities(), scope.storage().graphObservations());
    long written = 0;
    long last = 0;
    Seq<Entity> page;
    do {
      page = scope.storage().graphEntities().page(EntityQuery.all().limit(PAGE).after(last), now);
      for (DescribedEntity one : describe.describe(page, Option.some(now))) {
        lines.accept(
            "{\"type\":\"entity\",\"name\":"
                + quoted(one.name())
                + ",\"entityType\":"
                + quoted(one.entity().type().getOrElse(""))
                + ",\"observations\":["
                + one.contents().map(ExportMcpMemory::quoted).mkString(",")
                + "]}");
        written++;
        scope.progress().rows("exporting", written, written);
        last = one.entity().sequence().get();
      }
    } while (page.size() == PAGE);
    return written;
  }

  private long relations(ExportScope scope, Instant now, long before) {
    // What several merged entities said is on different pages.
    Set<Relation.Said> said = new HashSet<>();
    long written = 0;
    long last = 0;
    Seq<Relation> page;
    do {
      page = scope.storage().graphRelations().page(last, PAGE, Option.some(now));
      Map<EntityId, String> names =
          scope
              .storage()
              .graphEntities()
              .find(page.flatMap(one -> Vector.of(one.fromHolder(), one.toHolder())).distinct())
              .toMap(Entity::id, Entity::name);
      Seq<NamedRelation> named =
          page.map(
              one ->
                  new NamedRelation(
                      one, names.get(one.fromHolder()).get(), names.get(one.toHolder()).get()));
      for (NamedRelation one : new SubGraph(Vector.empty(), named).relations()) {
        if (!said.add(one.relation().said())) {
          continue;
        }
        lines.accept(
            "{\"type\":\"relation\",\"from\":"
                + quoted(one.from())
                + ",\"to\":"
                + quoted(one.to())
                + ",\"relationType\":"
                + quoted(one.relation().type())
                + "}");
        written++;
        scope.progress().rows("exporting", before + written, before + written);
      }
      last = page.isEmpty() ? last : page.last().sequence();
    } while (page.size() == PAGE);
    return written;
  }

  private static String quoted(String text) {
    return CanonicalJson.of(new JsonString(text)).text();
  }
}
