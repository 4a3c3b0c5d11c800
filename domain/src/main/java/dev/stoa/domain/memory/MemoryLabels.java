package dev.stoa.domain.memory;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.PlainText;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/**
 * What a memory is called, what kind it is, and which memories it refers to.
 *
 * @param names by which questions mean it, such as {@code kubernetes} and {@code k8s}
 * @param resolved whether it is settled, such as a question that was answered
 * @param links the memories it refers to, which need not exist
 */
public record MemoryLabels(
    Seq<String> names, MemoryKind kind, boolean resolved, Seq<MemoryId> links) {

  /** A fact without names and links. */
  public static final MemoryLabels NONE =
      new MemoryLabels(Vector.empty(), MemoryKind.FACT, false, Vector.empty());

  /** The maximum number of names, and of links. */
  public static final int MAX_NUMBER = 32;

  /** The longest name. */
  public static final int MAX_NAME = 100;

  /** Refuses invalid fields; the message names the field. */
  public MemoryLabels {
    names = names.toVector().distinct();
    links = links.toVector().distinct();
    requireNumber("names", names.size());
    requireNumber("links", links.size());
    names.forEach(name -> PlainText.require("names", name, MAX_NAME));
  }

  private static void requireNumber(String field, int number) {
    if (number > MAX_NUMBER) {
      throw new InvalidValue(field + " are " + number + ": give at most " + MAX_NUMBER);
    }
  }

  /** With the names and links of others too, and with their kind if they have one. */
  MemoryLabels and(MemoryLabels more) {
    return new MemoryLabels(
        names.appendAll(more.names),
        more.kind == MemoryKind.FACT ? kind : more.kind,
        resolved || more.resolved,
        links.appendAll(more.links));
  }

  /** With other names. */
  public MemoryLabels named(Iterable<String> others) {
    return new MemoryLabels(Vector.ofAll(others), kind, resolved, links);
  }

  /** Of another kind. */
  public MemoryLabels kind(MemoryKind other) {
    return new MemoryLabels(names, other, resolved, links);
  }

  /** Settled. */
  public MemoryLabels settled() {
    return new MemoryLabels(names, kind, true, links);
  }

  /** With other links. */
  public MemoryLabels linkedTo(Iterable<MemoryId> others) {
    return new MemoryLabels(names, kind, resolved, Vector.ofAll(others));
  }
}
