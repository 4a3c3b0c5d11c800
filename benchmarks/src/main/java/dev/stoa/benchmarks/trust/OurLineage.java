package dev.stoa.benchmarks.trust;

import dev.stoa.application.trust.WrittenBy;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.trust.ItemRef;
import dev.stoa.domain.trust.Provenance;
import dev.stoa.domain.trust.QuarantineId;
import dev.stoa.domain.trust.Suspects;
import dev.stoa.domain.trust.Withdrawal;
import io.vavr.collection.Vector;
import java.util.List;

/** The lineage of a workspace. */
final class OurLineage extends Lineage implements AutoCloseable {

  private final Stoa stoa;
  private final ItemRef root;
  private QuarantineId held;
  private int written;

  OurLineage(String url, String root) {
    this.stoa = Stoa.open(url);
    this.root = ItemRef.of(root);
  }

  @Override
  long withdraw() {
    Withdrawal done =
        stoa.trust().quarantine(Suspects.root(root)).getOrElseThrow(RefusalException::new);
    held = done.quarantine().get();
    return done.items();
  }

  @Override
  long bringBack() {
    return stoa.trust().restore(held).getOrElseThrow(RefusalException::new).items();
  }

  @Override
  int trace(String item) {
    return stoa.trust()
        .lineage(ItemRef.of(item))
        .getOrElseThrow(RefusalException::new)
        .nearest()
        .size();
  }

  /** Writes a memory that was made from others. */
  void write(List<String> from) {
    WrittenBy.from(Provenance.NONE.and(Vector.ofAll(from).map(ItemRef::of)), this::remember);
  }

  /** Writes a memory that was made from none. */
  Memory remember() {
    return stoa.memory().remember("Observation " + ++written).getOrElseThrow(RefusalException::new);
  }

  @Override
  public void close() {
    stoa.close();
  }
}
