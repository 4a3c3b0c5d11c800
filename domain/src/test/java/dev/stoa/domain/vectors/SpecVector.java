package dev.stoa.domain.vectors;

import dev.stoa.domain.json.JsonValue;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.TreeSet;

/** One case of a vector file: an input and the values that are expected for it. */
public final class SpecVector {

  /** The system of vectors that name none. */
  public static final String ARAGORA = "Aragora";

  private static final Set<String> MEMBERS =
      HashSet.of(
          "system", "area", "description", "kind", "source_file", "note", "input", "expected");

  private final String file;
  private final int number;
  private final Given vector;
  private final Given input;
  private final Given expected;
  private final java.util.Set<String> differences = new TreeSet<>();

  /** Of a place in a file, counted from 1. */
  SpecVector(String file, int number, JsonValue json) {
    this.file = file;
    this.number = number;
    Reads reads = new Reads();
    this.vector = new Given("vector", json, reads);
    this.input = new Given("input", vector.get("input").json(), reads);
    this.expected = new Given("expected", vector.get("expected").json(), reads);
    vector.get("area").text();
    Set<String> unknown = vector.names().removeAll(MEMBERS);
    if (!unknown.isEmpty()) {
      throw new MalformedVector("a vector has no member " + unknown.mkString(" and "));
    }
  }

  /** The same vector, nothing of it read. */
  SpecVector unread() {
    return new SpecVector(file, number, vector.json());
  }

  /** The system that answered so. */
  public String system() {
    return vector.text("system", ARAGORA);
  }

  public String area() {
    return vector.get("area").text();
  }

  public String description() {
    return vector.text("description", "");
  }

  public Given input() {
    return input;
  }

  public Given expected() {
    return expected;
  }

  /** The value at a path of names. */
  Option<Given> at(String path) {
    String[] names = path.split("\\.", 2);
    Given part = names[0].equals("input") ? input : expected;
    return names.length == 1
        ? Option.some(part)
        : Option.when(part.has(names[1]), () -> part.get(names[1]));
  }

  /** Says that Stoa differs in all of it, for a reason of the list. */
  public void differs(String name) {
    differs(input, name);
    differs(expected, name);
  }

  /** Says that Stoa differs in a value, for a reason of the list; it is not compared. */
  public void differs(Given value, String name) {
    differences.add(Differences.listed().named(this, name));
    value.tree();
  }

  /** The reasons of the differences that the checks met; fails if a value was not read. */
  Seq<String> finished() {
    Seq<String> unread =
        input.isNothing() ? expected.unread() : input.unread().appendAll(expected.unread());
    Seq<String> unknown = unread.filter(path -> listed(path).isEmpty());
    if (!unknown.isEmpty()) {
      throw new MalformedVector("no check reads " + unknown.mkString(", "));
    }
    unread.flatMap(this::listed).forEach(differences::add);
    return Vector.ofAll(differences);
  }

  /** The names of file, area and case. */
  public String name() {
    return file + ", area " + area() + ", vector " + number + " (" + description() + ")";
  }

  String file() {
    return file;
  }

  private Option<String> listed(String path) {
    return Differences.listed().reason(this, path);
  }
}
