package dev.stoa.adapter.http;

import dev.stoa.adapter.http.exchange.HttpFailure;
import dev.stoa.adapter.http.exchange.HttpProblem;
import io.javalin.http.Handler;
import java.util.concurrent.Semaphore;

/** Lets a limited number of requests wait for something: each keeps a thread. */
final class WaitLimit {

  private final Semaphore places;

  WaitLimit(int most) {
    places = new Semaphore(most);
  }

  Handler around(Handler handler) {
    return context -> {
      if (!places.tryAcquire()) {
        throw new HttpFailure(
            HttpProblem.of(429, "server.busy", "too many callers wait already: try again later")
                .header("Retry-After", "5"));
      }
      try {
        handler.handle(context);
      } finally {
        places.release();
      }
    };
  }
}
