package dev.stoa.domain.vectors;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Consumer;

/** The areas of one system's vectors that a context checks, or leaves out for a reason. */
public final class VectorChecks {

  /** What is done with the vectors of an area that have a form: either a check or a reason. */
  record Entry(String area, VectorForm form, Option<Consumer<SpecVector>> check, String reason) {}

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

  /** Checks the vectors of an area that have this form. */
  public VectorChecks check(String area, VectorForm form, Consumer<SpecVector> check) {
    return plus(new Entry(area, form, Option.some(check), ""));
  }

  /** Leaves out the vectors of an area that have this form. */
  public VectorChecks leaveOut(String area, VectorForm form, String reason) {
    return plus(new Entry(area, form, Option.none(), reason));
  }

  /** Leaves out whole areas. */
  public VectorChecks leaveOut(String reason, Iterable<String> areas) {
    VectorChecks all = this;
    for (String area : areas) {
      all = all.leaveOut(area, VectorForm.any(), reason);
    }
    return all;
  }

  /** The first entry for a vector's area and form. */
  Option<Entry> find(SpecVector vector) {
    return entries.find(entry -> knows(vector, entry.area()) && entry.form().fits(vector));
  }

  /** Whether there is any entry for a vector's area. */
  boolean knowsArea(SpecVector vector) {
    return entries.exists(entry -> knows(vector, entry.area()));
  }

  private boolean knows(SpecVector vector, String area) {
    return system.equals(vector.system()) && area.equals(vector.area());
  }

  private VectorChecks plus(Entry entry) {
    return new VectorChecks(system, entries.append(entry));
  }
}
