package dev.stoa.testkit.specialist;

import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.specialist.AssertionCounts;
import dev.stoa.domain.specialist.AssertionFilter;
import dev.stoa.domain.specialist.AssertionPosition;
import dev.stoa.domain.specialist.AssertionResult;
import dev.stoa.domain.specialist.AssertionResults;
import dev.stoa.domain.specialist.QuerySessions;
import dev.stoa.testkit.kernel.Cell;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Results of assertions in a list. */
final class InMemoryAssertionResults implements AssertionResults {

  private final Cell<Vector<AssertionResult>> results;
  private final QuerySessions sessions;

  InMemoryAssertionResults(InMemoryUnitOfWork unit, QuerySessions sessions) {
    this.results = unit.cell(Vector.empty());
    this.sessions = sessions;
  }

  @Override
  public void append(AssertionResult result) {
    results.requireWriting();
    if (sessions.find(result.session()).isEmpty()) {
      throw new StorageException("session " + result.session() + " does not exist");
    }
    results.update(all -> all.append(result));
  }

  @Override
  public Seq<AssertionResult> of(
      AssertionFilter filter, Option<AssertionPosition> after, int limit) {
    return results
        .get()
        .filter(filter::accepts)
        .filter(one -> after.forAll(last -> one.position().compareTo(last) > 0))
        .sortBy(AssertionResult::position)
        .take(limit);
  }

  @Override
  public Seq<AssertionCounts> counts(AssertionFilter filter, int limit) {
    return results
        .get()
        .filter(filter::accepts)
        .groupBy(AssertionResult::name)
        .toVector()
        .map(same -> counted(same._1, same._2))
        .sortBy(AssertionCounts::name)
        .take(limit);
  }

  private static AssertionCounts counted(String name, Vector<AssertionResult> same) {
    return new AssertionCounts(
        name,
        same.size(),
        same.count(AssertionResult::passed),
        same.map(AssertionResult::bonusApplied).average().get(),
        same.map(AssertionResult::retries).sum().longValue(),
        same.map(AssertionResult::latencyMs).average().get());
  }
}
