package dev.stoa.adapter.mcp;

import dev.stoa.domain.graph.EntityFacts;
import dev.stoa.domain.graph.NewEntity;
import dev.stoa.domain.graph.NewObservation;
import dev.stoa.domain.graph.NewRelation;
import dev.stoa.domain.json.InvalidValue;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.List;
import java.util.Map;

/** The arguments of the tools of the graph. */
record GraphArguments(Map<String, ?> given) {

  Seq<NewEntity> entities() {
    return objects("entities")
        .map(
            one ->
                new NewEntity(
                    one.text("name"),
                    one.text("entityType"),
                    Vector.empty(),
                    one.texts("observations").map(NewObservation::of)));
  }

  Seq<NewRelation> relations() {
    return objects("relations")
        .map(one -> NewRelation.of(one.text("from"), one.text("to"), one.text("relationType")));
  }

  /** Observations of entities, in members of these names; what cannot be stored is not there. */
  Seq<EntityFacts> facts(String list, String contents) {
    return objects(list)
        .map(
            one ->
                new EntityFacts(
                    one.text("entityName"), one.texts(contents).map(NewObservation::of)));
  }

  String text(String name) {
    if (given.get(name) instanceof String value) {
      return value;
    }
    throw new InvalidValue(name + " is missing: give a text");
  }

  Option<String> maybe(String name) {
    return given.get(name) == null ? Option.none() : Option.some(text(name));
  }

  int number(String name, int otherwise) {
    Object value = given.get(name);
    if (value == null) {
      return otherwise;
    }
    if (value instanceof Number number) {
      return number.intValue();
    }
    throw new InvalidValue(name + " is no number: give one or leave it out");
  }

  boolean flag(String name) {
    return Boolean.TRUE.equals(given.get(name));
  }

  Seq<String> texts(String name) {
    return list(name)
        .map(
            one -> {
              if (one instanceof String text) {
                return text;
              }
              throw new InvalidValue(name + " has something else than texts: give texts only");
            });
  }

  private Seq<GraphArguments> objects(String name) {
    return list(name)
        .map(
            one -> {
              if (one instanceof Map<?, ?> members) {
                return new GraphArguments(members(members));
              }
              throw new InvalidValue(name + " has something else than objects: give objects only");
            });
  }

  private Seq<?> list(String name) {
    if (given.get(name) instanceof List<?> items) {
      return Vector.ofAll(items);
    }
    throw new InvalidValue(name + " is missing: give a list");
  }

  @SuppressWarnings("unchecked") // An object of JSON has texts as names.
  private static Map<String, ?> members(Map<?, ?> object) {
    return (Map<String, ?>) object;
  }
}
