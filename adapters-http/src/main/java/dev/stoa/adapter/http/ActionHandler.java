package dev.stoa.adapter.http;

import dev.stoa.actions.Action;
import dev.stoa.actions.Caller;
import dev.stoa.actions.Effect;
import dev.stoa.actions.Problem;
import dev.stoa.actions.Progress;
import dev.stoa.actions.shape.RecordShape;
import dev.stoa.application.Workspace;
import dev.stoa.domain.json.CanonicalWriter;
import dev.stoa.domain.kernel.Refusal;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.vavr.Tuple2;
import io.vavr.control.Either;
import jakarta.servlet.http.HttpServletRequest;

/** Runs an action for requests. */
final class ActionHandler<I extends Record, O> implements Handler {

  private static final String KEY = "Idempotency-Key";
  private static final String KEY_FORM = "[\\x21-\\x7e]{1,255}";

  private final Action<I, O> action;
  private final RequestReader reader;
  private final IdempotencyKeys keys;
  private final RecordShape answers;
  private final String mediaType;

  private ActionHandler(
      Action<I, O> action, Route route, HttpSettings settings, IdempotencyKeys keys) {
    this.action = action;
    this.reader = new RequestReader(route, settings);
    this.keys = keys;
    this.answers = action.outputShape();
    this.mediaType = route.mediaType();
  }

  static Handler of(Route route, HttpSettings settings, IdempotencyKeys keys) {
    return new ActionHandler<>(route.action(), route, settings, keys);
  }

  @Override
  public void handle(Context context) {
    HttpServletRequest request = context.req();
    Caller caller = RequestScope.caller(request);
    RequestScope.setAction(request, action.name());
    try (GivenInput given = reader.read(request, context::pathParam, caller)) {
      I input = action.input().cast(given.input());
      Workspace workspace = RequestScope.workspace(request);
      String key = request.getHeader(KEY);
      if (action.streams()) {
        stream(context, workspace, input);
      } else if (key == null || action.effect() == Effect.READ) {
        reply(workspace, input).send(context.res());
      } else {
        once(context, key, given.fingerprint(), workspace, input);
      }
    }
  }

  private Reply reply(Workspace workspace, I input) {
    Either<Refusal, O> outcome = action.run(workspace, input, Progress.NONE);
    if (outcome.isLeft()) {
      return Reply.of(HttpProblem.of(Problem.of(outcome.getLeft())));
    }
    CanonicalWriter out = new CanonicalWriter();
    answers.write(outcome.get(), out);
    return new Reply(200, Route.JSON, out.bytes());
  }

  private void once(Context context, String key, String fingerprint, Workspace workspace, I input) {
    if (!key.matches(KEY_FORM)) {
      throw new IllegalArgumentException(
          "the header " + KEY + " is not a key: use 1 to 255 visible ASCII characters");
    }
    Tuple2<Reply, Boolean> reply =
        keys.once(
            RequestScope.identity(context.req()) + "\n" + key,
            fingerprint,
            () -> reply(workspace, input));
    if (reply._2) {
      context.res().setHeader("Idempotency-Replayed", "true");
    }
    reply._1.send(context.res());
  }

  private void stream(Context context, Workspace workspace, I input) {
    LineStream lines = new LineStream(context.req(), context.res(), mediaType(context));
    try {
      Either<Refusal, O> outcome = action.run(workspace, input, lines);
      if (outcome.isLeft()) {
        lines.fail(HttpProblem.of(Problem.of(outcome.getLeft())));
      } else {
        lines.end();
      }
    } catch (RuntimeException e) {
      lines.fail(e);
    }
  }

  /** An export may be asked for as JSON. */
  private String mediaType(Context context) {
    return "json".equals(context.queryParam("format")) ? Route.JSON : mediaType;
  }
}
