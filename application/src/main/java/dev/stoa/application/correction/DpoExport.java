package dev.stoa.application.correction;

import dev.stoa.domain.correction.Correction;
import dev.stoa.domain.correction.DpoPair;
import dev.stoa.domain.correction.DpoSummary;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.TreeSet;
import java.util.function.Consumer;

/** Turns corrections into training examples one by one, and counts them. */
final class DpoExport implements Consumer<Correction> {

  private final Instant now;
  private final Consumer<DpoPair> pairs;
  private final TreeSet<String> domains = new TreeSet<>();
  private long exported;
  private long withoutRejected;

  DpoExport(Instant now, Consumer<DpoPair> pairs) {
    this.now = now;
    this.pairs = pairs;
  }

  @Override
  public void accept(Correction correction) {
    if (!DpoPair.isSure(correction, now)) {
      return;
    }
    Option<DpoPair> pair = DpoPair.of(correction, now);
    if (pair.isEmpty()) {
      withoutRejected++;
      return;
    }
    exported++;
    domains.add(pair.get().domain());
    pairs.accept(pair.get());
  }

  DpoSummary summary() {
    return new DpoSummary(exported, Vector.ofAll(domains), withoutRejected);
  }
}
