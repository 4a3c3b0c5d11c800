package dev.stoa.adapter.http;

import dev.stoa.adapter.http.access.CallerAccess;
import dev.stoa.adapter.http.exchange.HttpFailure;
import dev.stoa.adapter.http.exchange.RequestPath;
import dev.stoa.adapter.http.routes.Route;
import io.vavr.collection.Iterator;
import io.vavr.control.Option;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/**
 * Lets a limited number of requests run and a limited number wait; refuses the rest (429).
 *
 * <p>A request with a body takes its place among those that run once the body has arrived, and
 * until then one among those that receive a body: slow senders keep no other request from running.
 * Of all these places one token has a share.
 *
 * <p>Requests that are answered over a long time are not counted as running: they would keep the
 * others out.
 */
final class RequestQueue extends Handler.Wrapper {

  /** How many bodies are received for each request that may run. */
  static final int BODIES = 4;

  private static final Set<String> WITH_BODY = Set.of("POST", "PUT", "PATCH");

  private final HttpServerBuilder parts;
  private final Places running;
  private final Places receiving;
  private final Places waiting;
  private final Set<Visit> line = new LinkedHashSet<>();
  private long rejected;

  RequestQueue(HttpServerBuilder parts) {
    this.parts = parts;
    HttpSettings settings = parts.settings();
    this.running = places(settings.running(), settings.perToken());
    this.receiving = places(BODIES * settings.running(), settings.perToken());
    this.waiting = places(settings.waiting(), (settings.waiting() + 1) / 2);
  }

  private Places places(int most, int share) {
    return new Places(most, parts.hasTokens() ? share : most);
  }

  /** How many wait. */
  synchronized int waiting() {
    return line.size();
  }

  /** How many were refused. */
  synchronized long rejected() {
    return rejected;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    boolean apart = isApart(request);
    boolean receives = WITH_BODY.contains(request.getMethod());
    if (apart && !receives) {
      return super.handle(request, response, callback);
    }
    Visit visit = new Visit(request, response, callback, apart, receives ? receiving : running);
    return switch (entered(visit)) {
      case TAKEN -> visit.handle();
      case WAITS -> true;
      case REFUSED -> visit.refuse();
    };
  }

  private enum Entry {
    TAKEN,
    WAITS,
    REFUSED
  }

  private synchronized Entry entered(Visit visit) {
    if (visit.take()) {
      return Entry.TAKEN;
    }
    if (!waiting.take(visit.caller)) {
      rejected++;
      return Entry.REFUSED;
    }
    line.add(visit);
    getServer()
        .getScheduler()
        .schedule(visit::expire, parts.settings().patience().toMillis(), TimeUnit.MILLISECONDS);
    return Entry.WAITS;
  }

  private boolean isApart(Request request) {
    RequestPath path = RequestPath.of(request.getHttpURI().getPath());
    return ServerRoutes.isOpen(path)
        || path.rest().endsWith(Route.EVENTS)
        || path.rest().endsWith(Route.WAIT)
        || (request.getMethod().equals("GET") && parts.servlets().containsKey(path.rest()));
  }

  /** Gives a place back, and on to the first who can take it. */
  private void free(Places places, String caller) {
    Option<Visit> next;
    synchronized (this) {
      places.free(caller);
      next = Iterator.ofAll(line).find(Visit::take);
      next.forEach(this::leaveLine);
    }
    next.forEach(Visit::goOn);
  }

  private boolean leaveLine(Visit visit) {
    if (visit.arrival.isEmpty()) {
      waiting.free(visit.caller);
    }
    return line.remove(visit);
  }

  /** Whether one that has waited for too long is still in the line, which it leaves. */
  private synchronized boolean givesUp(Visit visit) {
    if (!line.contains(visit)) {
      return false;
    }
    rejected++;
    return leaveLine(visit);
  }

  /** A request on its way through the places. */
  private final class Visit extends Request.Wrapper {

    private final Response response;
    private final Callback callback;
    private final boolean apart;
    private final String caller;
    private Places wanted;
    private Option<Places> held = Option.none();

    /** Opened when a request whose body has arrived may run. */
    private Option<CountDownLatch> arrival = Option.none();

    private Visit(
        Request request, Response response, Callback callback, boolean apart, Places wanted) {
      super(request);
      this.response = response;
      this.callback =
          Callback.from(
              () -> {
                leave();
                callback.succeeded();
              },
              failure -> {
                leave();
                callback.failed(failure);
              });
      this.apart = apart;
      this.caller =
          CallerAccess.bearer(request.getHeaders().get(HttpHeader.AUTHORIZATION)).getOrElse("");
      this.wanted = wanted;
    }

    private boolean take() {
      boolean taken = wanted.take(caller);
      if (taken) {
        held = Option.some(wanted);
      }
      return taken;
    }

    private void leave() {
      Option<Places> places;
      synchronized (RequestQueue.this) {
        places = held;
        held = Option.none();
      }
      places.forEach(one -> free(one, caller));
    }

    private boolean handle() throws Exception {
      try {
        boolean handled = RequestQueue.super.handle(this, response, callback);
        if (!handled) {
          leave();
        }
        return handled;
      } catch (Throwable e) {
        leave();
        throw e;
      }
    }

    private boolean refuse() {
      Response.writeError(this, response, callback, HttpStatus.TOO_MANY_REQUESTS_429);
      return true;
    }

    private void expire() {
      if (givesUp(this)) {
        refuse();
      }
    }

    private void goOn() {
      arrival
          .peek(CountDownLatch::countDown)
          .onEmpty(() -> getServer().getThreadPool().execute(this::run));
    }

    private void run() {
      try {
        if (!handle()) {
          Response.writeError(this, response, callback, HttpStatus.NOT_FOUND_404);
        }
      } catch (Throwable e) {
        Response.writeError(this, response, callback, e);
      }
    }

    @Override
    public Content.@Nullable Chunk read() {
      Content.Chunk chunk = super.read();
      if (chunk != null && chunk.isLast() && held.contains(receiving)) {
        received();
      }
      return chunk;
    }

    /** Waits for a place among those that run, on the thread that reads. */
    private void received() {
      if (apart) {
        leave();
        return;
      }
      CountDownLatch turn = new CountDownLatch(1);
      synchronized (RequestQueue.this) {
        arrival = Option.some(turn);
        wanted = running;
        if (take()) {
          turn.countDown();
        } else {
          line.add(this);
        }
      }
      boolean mayRun = false;
      try {
        mayRun = turn.await(parts.settings().patience().toMillis(), TimeUnit.MILLISECONDS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
      if (!mayRun && givesUp(this)) {
        throw new HttpFailure(JettyProblems.BUSY);
      }
      free(receiving, caller);
    }
  }
}
