package dev.stoa.application.graph;

import dev.stoa.domain.conversation.TokenCounter;
import dev.stoa.domain.graph.DescribedEntity;
import dev.stoa.domain.graph.Direction;
import dev.stoa.domain.graph.Entity;
import dev.stoa.domain.graph.EntityId;
import dev.stoa.domain.graph.EntityQuery;
import dev.stoa.domain.graph.GraphEntities;
import dev.stoa.domain.graph.GraphPart;
import dev.stoa.domain.graph.GraphPosition;
import dev.stoa.domain.graph.GraphReading;
import dev.stoa.domain.graph.GraphRelations;
import dev.stoa.domain.graph.GraphStorage;
import dev.stoa.domain.graph.NamedRelation;
import dev.stoa.domain.graph.Relation;
import dev.stoa.domain.graph.SubGraph;
import dev.stoa.domain.trust.TrustStorage;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;

/** The steps of reading the graph part by part; require an open unit of work. */
final class ReadGraph {

  /** The most relations that an answer has beside its entities. */
  private static final int MOST_RELATIONS = 20_000;

  private static final int PAGE = 500;

  /** What the marks of JSON take of a prompt, in characters. */
  private static final String MARKS =
      "{ \"name\": \"\", \"entityType\": \"\", \"observations\": [] },";

  private static final String BETWEEN = "\",\n        \"";

  private final GraphEntities entities;
  private final GraphRelations relations;
  private final DescribeTrusted describe;

  <S extends GraphStorage & TrustStorage> ReadGraph(S storage) {
    this.entities = storage.graphEntities();
    this.relations = storage.graphRelations();
    this.describe = new DescribeTrusted(storage);
  }

  /** The next part that fits the budget; at least one entity or relation. */
  GraphPart read(GraphReading reading, Instant now) {
    Option<Instant> at = reading.valid().asOf(now);
    Filled filled = new Filled(reading.tokens());
    GraphPosition from = reading.after();
    if (!from.relations()) {
      long last = readEntities(filled, from.after(), reading, now);
      if (filled.isFull) {
        return filled.part(Option.some(new GraphPosition(false, last)));
      }
      from = new GraphPosition(true, 0);
    }
    long last = readRelations(filled, from.after(), at);
    return filled.part(Option.when(filled.isFull, () -> new GraphPosition(true, last)));
  }

  private long readEntities(Filled filled, long after, GraphReading reading, Instant now) {
    long last = after;
    Seq<Entity> page;
    do {
      page = entities.page(EntityQuery.all().valid(reading.valid()).limit(PAGE).after(last), now);
      for (DescribedEntity one : describe.describe(page, reading.valid().asOf(now))) {
        if (!filled.add(one)) {
          return last;
        }
        last = one.entity().sequence().get();
      }
    } while (page.size() == PAGE);
    return last;
  }

  private long readRelations(Filled filled, long after, Option<Instant> at) {
    long last = after;
    Seq<Relation> page;
    do {
      page = relations.page(last, PAGE, at);
      for (NamedRelation one : named(page)) {
        if (!filled.add(one)) {
          return last;
        }
        last = one.relation().sequence();
      }
    } while (page.size() == PAGE);
    return last;
  }

  /** Entities with all relations that touch them. */
  SubGraph with(Seq<DescribedEntity> some, Option<Instant> at) {
    return new SubGraph(
        some,
        named(
            relations.of(some.map(one -> one.entity().id()), Direction.BOTH, at, MOST_RELATIONS)));
  }

  /** Those of these entities that fit a budget; at least one. */
  static Seq<DescribedEntity> fitting(Seq<DescribedEntity> some, int tokens) {
    Filled filled = new Filled(tokens);
    return some.takeWhile(filled::add);
  }

  Seq<NamedRelation> named(Seq<Relation> some) {
    Map<EntityId, String> names =
        entities
            .find(some.flatMap(one -> Vector.of(one.fromHolder(), one.toHolder())).distinct())
            .toMap(Entity::id, Entity::name);
    return some.map(
        one ->
            new NamedRelation(
                one, names.get(one.fromHolder()).get(), names.get(one.toHolder()).get()));
  }

  /** What was read so far, within a budget. */
  private static final class Filled {
    private final int budget;
    private Vector<DescribedEntity> entities = Vector.empty();
    private Vector<NamedRelation> relations = Vector.empty();
    private long tokens;
    private boolean isFull;

    Filled(int budget) {
      this.budget = budget;
    }

    boolean add(DescribedEntity one) {
      if (fits(
          MARKS
              + one.name()
              + one.entity().type().getOrElse("")
              + one.contents().mkString(BETWEEN))) {
        entities = entities.append(one);
      }
      return !isFull;
    }

    boolean add(NamedRelation one) {
      if (fits(MARKS + one.from() + one.to() + one.relation().type())) {
        relations = relations.append(one);
      }
      return !isFull;
    }

    private boolean fits(String text) {
      long more = TokenCounter.ESTIMATE.count(text);
      isFull = tokens + more > budget && tokens > 0;
      tokens += isFull ? 0 : more;
      return !isFull;
    }

    GraphPart part(Option<GraphPosition> next) {
      return new GraphPart(new SubGraph(entities, relations), tokens, next);
    }
  }
}
