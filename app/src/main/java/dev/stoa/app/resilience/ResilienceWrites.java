package dev.stoa.app.resilience;

import static dev.stoa.app.torture.context.TorturedContext.done;

import dev.stoa.app.torture.context.TorturedContext;
import dev.stoa.application.Workspace;
import dev.stoa.domain.resilience.BreakerName;
import dev.stoa.domain.resilience.BreakerPolicy;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.time.Duration;

/** A breaker with a failure, and the answer of a request. */
public final class ResilienceWrites implements TorturedContext {

  private static final BreakerPolicy POLICY = new BreakerPolicy(5, 2, Duration.ofMinutes(1), 1);

  @Override
  public void write(Workspace workspace, String key) {
    BreakerName name = new BreakerName(key);
    workspace.breakers().configure(name, POLICY);
    workspace.breakers().failure(name);
    done(workspace.requests().once(key, "request", () -> Either.right(key)));
  }

  /** An answer is not looked for: it is kept for a day only, and the clock may jump. */
  @Override
  public Seq<Boolean> stored(Workspace workspace, String key) {
    return List.of(
        workspace
            .breakers()
            .find(new BreakerName(key))
            .exists(status -> status.breaker().failures() == 1));
  }
}
