package dev.stoa.app.learning;

import static dev.stoa.app.torture.context.TorturedContext.done;

import dev.stoa.app.torture.context.TorturedContext;
import dev.stoa.application.Workspace;
import dev.stoa.domain.kernel.ValidAt;
import dev.stoa.domain.learning.CandidateMemory;
import dev.stoa.domain.learning.Learn;
import dev.stoa.domain.memory.MemoryQuery;
import dev.stoa.domain.memory.MemoryScope;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/**
 * Two candidates of one call, of which the second supersedes the first: both are stored or none.
 */
public final class LearningWrites implements TorturedContext {

  @Override
  public void write(Workspace workspace, String key) {
    done(
        workspace
            .learning()
            .learn(
                Learn.from("text of " + key).in(scope(key)),
                List.of(
                    CandidateMemory.of("learned of " + key),
                    CandidateMemory.of("learned of " + key + " and more"))));
  }

  @Override
  public Seq<Boolean> stored(Workspace workspace, String key) {
    return List.of(
        workspace
            .memory()
            .list(MemoryQuery.all().in(scope(key)).valid(ValidAt.ALL))
            .items()
            .map(one -> one.content() + " " + one.successor().isDefined())
            .sorted()
            .equals(
                List.of("learned of " + key + " and more false", "learned of " + key + " true")));
  }

  private static MemoryScope scope(String key) {
    return new MemoryScope("learning-" + key);
  }
}
