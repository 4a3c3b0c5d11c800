package dev.stoa.benchmarks.http;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.Recall;
import dev.stoa.domain.memory.Remember;
import dev.stoa.domain.search.SearchEverything;
import java.util.List;
import java.util.Random;

/** Calls operations. */
final class CallsInProcess extends MixedCalls {

  private final Stoa stoa;
  private final List<String> ids;

  CallsInProcess(Stoa stoa, List<String> ids) {
    this.stoa = stoa;
    this.ids = ids;
  }

  @Override
  void recall(String words) {
    stoa.memory().recall(Recall.about(words).limit(10)).get();
  }

  @Override
  void search(String words) {
    stoa.search().search(SearchEverything.about(words).limit(10)).get();
  }

  @Override
  void read(Random random) {
    stoa.memory().find(new MemoryId(ids.get(random.nextInt(ids.size())))).get();
  }

  @Override
  void write(String content) {
    stoa.memory().remember(Remember.of(content)).get();
  }
}
