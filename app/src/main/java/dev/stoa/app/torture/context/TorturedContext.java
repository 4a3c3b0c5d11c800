package dev.stoa.app.torture.context;

import dev.stoa.application.Workspace;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalException;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.function.Function;

/**
 * What the kit writes to a context for each key, and how it finds it again: the {@code XWrites} of
 * the context X.
 */
public interface TorturedContext {

  /** Writes everything that belongs to a key, inside one unit of work. */
  void write(Workspace workspace, String key);

  /** For each thing that belongs to a key, whether it is stored as it was written. */
  Seq<Boolean> stored(Workspace workspace, String key);

  /** Counters of what all keys share, and how each is read; every write adds one to each. */
  default Map<String, Function<Workspace, Long>> counters() {
    return HashMap.empty();
  }

  /** What was answered; a refusal fails the write. */
  static <T> T done(Either<? extends Refusal, T> answer) {
    return answer.getOrElseThrow(refused -> new RefusalException(refused));
  }
}
