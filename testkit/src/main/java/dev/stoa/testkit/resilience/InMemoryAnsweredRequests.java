package dev.stoa.testkit.resilience;

import dev.stoa.domain.resilience.AnsweredRequest;
import dev.stoa.domain.resilience.AnsweredRequests;
import dev.stoa.testkit.kernel.Cell;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.Comparator;

/** The answered requests in a map. */
public final class InMemoryAnsweredRequests implements AnsweredRequests {

  private final Cell<Map<String, AnsweredRequest>> requests;

  public InMemoryAnsweredRequests(InMemoryUnitOfWork unit) {
    this.requests = unit.cell(HashMap.empty());
  }

  @Override
  public Option<AnsweredRequest> lock(String key) {
    // Writing nothing is still writing: a unit that only reads may not hold a request.
    requests.update(all -> all);
    return requests.get().get(key);
  }

  @Override
  public void save(AnsweredRequest request) {
    requests.update(all -> all.put(request.key(), request));
  }

  @Override
  public int removeUntil(Instant last, int limit) {
    Seq<String> keys =
        requests
            .get()
            .values()
            .filter(one -> !one.at().isAfter(last))
            .sorted(Comparator.comparing(AnsweredRequest::at).thenComparing(AnsweredRequest::key))
            .take(limit)
            .map(AnsweredRequest::key);
    requests.update(all -> all.removeAll(keys));
    return keys.size();
  }
}
