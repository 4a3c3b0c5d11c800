package dev.stoa.app.memory;

import static dev.stoa.app.torture.context.TorturedContext.done;

import dev.stoa.app.torture.context.TorturedContext;
import dev.stoa.application.Workspace;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.ValidAt;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryQuery;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.Observations;
import dev.stoa.domain.memory.Outcome;
import dev.stoa.domain.memory.RedLine;
import dev.stoa.domain.memory.Remember;
import dev.stoa.domain.search.WhenSimilar;
import io.vavr.collection.HashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * A memory with an outcome, a forgotten one, one in two wordings, one that superseded another, an
 * outcome of a memory of all keys, and the number of the key in a memory that is edited and
 * replaced.
 */
public final class MemoryWrites implements TorturedContext {

  private static final MemoryScope SHARED = new MemoryScope("torture-memory");
  private static final MemoryScope NUMBERED = new MemoryScope("torture-number");
  private static final String NUMBER = "the number in the memory that is replaced";
  private static final String SUCCESSES = "successes of the memory of all keys";
  private static final String OUTCOMES = "outcomes of the memory of all keys";

  @Override
  public void write(Workspace workspace, String key) {
    MemoryScope scope = new MemoryScope(key);
    Memory kept =
        done(workspace.memory().remember(Remember.of(key).scope(scope).named("name " + key)));
    done(workspace.memory().recordOutcome(kept.id(), Outcome.failure()));
    Memory forgotten =
        done(workspace.memory().remember(Remember.of("forgotten " + key).scope(scope)));
    done(workspace.memory().forget(forgotten.id(), "torture"));
    Memory glacial = done(workspace.memory().remember(Remember.of("glacial " + key).scope(scope)));
    Remember reworded = Remember.of("the glacial " + key).scope(scope);
    done(workspace.memory().remember(reworded, WhenSimilar.merge()));
    done(workspace.memory().protect(glacial.id(), new RedLine("torture"), true));
    Memory loser = done(workspace.memory().remember(Remember.of("before " + key).scope(scope)));
    Remember winner = Remember.of("after " + key).scope(scope).superseding(loser.id());
    done(workspace.memory().remember(winner));
    workspace.memory().evaluate(Observations.NONE);
    Memory shared = done(workspace.memory().remember(Remember.of("of all keys").scope(SHARED)));
    done(workspace.memory().recordOutcome(shared.id(), Outcome.success()));
    countOn(workspace);
  }

  private static void countOn(Workspace workspace) {
    Option<Memory> last = only(workspace, NUMBERED);
    last.forEach(memory -> done(workspace.memory().forget(memory.id(), "torture")));
    String next = Long.toString(number(last) + 1);
    done(workspace.memory().remember(Remember.of(next).scope(NUMBERED)));
  }

  private static long number(Option<Memory> numbered) {
    return numbered.map(memory -> Long.parseLong(memory.content())).getOrElse(0L);
  }

  @Override
  public Seq<Boolean> stored(Workspace workspace, String key) {
    // All versions, because a clock that is set back puts the later one into the future.
    return List.of(
        workspace
            .memory()
            .list(MemoryQuery.all().in(new MemoryScope(key)).valid(ValidAt.ALL))
            .items()
            .map(memory -> memory.content() + " " + memory.experience().failures() + ended(memory))
            .sorted()
            .equals(
                List.of(
                        "before " + key + " 0 superseded",
                        "after " + key + " 0",
                        "glacial " + key + " 0",
                        key + " 1")
                    .sorted()));
  }

  private static String ended(Memory memory) {
    return memory.successor().isDefined() ? " superseded" : "";
  }

  @Override
  public Map<String, Function<Workspace, Long>> counters() {
    return HashMap.of(
        NUMBER,
        workspace -> number(only(workspace, NUMBERED)),
        SUCCESSES,
        workspace -> shared(workspace).map(memory -> memory.experience().successes()).getOrElse(0L),
        OUTCOMES,
        workspace ->
            shared(workspace)
                .flatMap(
                    memory ->
                        done(workspace.memory().outcomes(memory.id(), PageRequest.first(1)))
                            .items()
                            .headOption())
                .map(newest -> newest.sequence())
                .getOrElse(0L));
  }

  private static Option<Memory> shared(Workspace workspace) {
    return only(workspace, SHARED);
  }

  private static Option<Memory> only(Workspace workspace, MemoryScope scope) {
    return workspace.memory().list(MemoryQuery.all().in(scope)).items().headOption();
  }
}
