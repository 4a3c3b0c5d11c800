package dev.stoa.domain.vectors;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Consumer;

/** The areas of one system's vectors that a context checks. */
public final class VectorChecks {

  private record Entry(String area, VectorForm form, Consumer<SpecVector> check) {}

  private final String system;
  private final Vector<Entry> entries;

  private VectorChecks(String system, Vector<Entry> entries) {
    this.system = system;
    this.entries = entries;
  }

  /** No areas yet. */
  public static VectorChecks of(String system) {
    return new VectorChecks(system, Vector.empty());
  }

  /** Checks the vectors of an area. */
  public VectorChecks check(String area, Consumer<SpecVector> check) {
    return check(area, vector -> true, check);
  }

  /** Checks the vectors of an area that have this form, unless an earlier check has them. */
  public VectorChecks check(String area, VectorForm form, Consumer<SpecVector> check) {
    return new VectorChecks(system, entries.append(new Entry(area, form, check)));
  }

  /** The first check for a vector's area and form. */
  Option<Consumer<SpecVector>> find(SpecVector vector) {
    return entries
        .find(entry -> knows(vector, entry) && entry.form().fits(vector))
        .map(Entry::check);
  }

  /** Whether there is any check for a vector's area. */
  boolean knowsArea(SpecVector vector) {
    return entries.exists(entry -> knows(vector, entry));
  }

  private boolean knows(SpecVector vector, Entry entry) {
    return system.equals(vector.system()) && entry.area().equals(vector.area());
  }
}
