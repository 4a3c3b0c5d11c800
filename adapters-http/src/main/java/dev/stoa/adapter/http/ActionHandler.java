package dev.stoa.adapter.http;

import dev.stoa.actions.Action;
import dev.stoa.actions.Caller;
import dev.stoa.actions.Effect;
import dev.stoa.actions.Problem;
import dev.stoa.actions.Progress;
import dev.stoa.actions.shape.RecordShape;
import dev.stoa.adapter.http.access.Admitted;
import dev.stoa.adapter.http.access.DashboardWrites;
import dev.stoa.adapter.http.access.RequestScope;
import dev.stoa.adapter.http.exchange.BodyLimits;
import dev.stoa.adapter.http.exchange.GivenInput;
import dev.stoa.adapter.http.exchange.HttpFailure;
import dev.stoa.adapter.http.exchange.HttpProblem;
import dev.stoa.adapter.http.exchange.LineStream;
import dev.stoa.adapter.http.exchange.Reply;
import dev.stoa.adapter.http.exchange.RequestReader;
import dev.stoa.adapter.http.routes.Route;
import dev.stoa.application.Workspace;
import dev.stoa.application.resilience.RequestOperations;
import dev.stoa.domain.json.CanonicalWriter;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.resilience.RequestRefused;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.vavr.control.Either;
import jakarta.servlet.http.HttpServletRequest;
import java.nio.charset.StandardCharsets;

/** Runs an action for requests. */
final class ActionHandler<I extends Record, O> implements Handler {

  private static final String KEY = "Idempotency-Key";
  private static final String KEY_FORM = "[\\x21-\\x7e]{1,255}";

  private final Action<I, O> action;
  private final RequestReader reader;
  private final RunningRequests running;
  private final RecordShape answers;
  private final String mediaType;
  private final boolean waits;
  private final DashboardWrites writes;

  private ActionHandler(
      Action<I, O> action,
      Route route,
      BodyLimits limits,
      RunningRequests running,
      DashboardWrites writes) {
    this.action = action;
    this.reader = new RequestReader(route, limits);
    this.running = running;
    this.answers = action.outputShape();
    this.mediaType = route.mediaType();
    this.waits = route.waits();
    this.writes = writes;
  }

  static Handler of(
      Route route, BodyLimits limits, RunningRequests running, DashboardWrites writes) {
    return new ActionHandler<>(route.action(), route, limits, running, writes);
  }

  @Override
  public void handle(Context context) {
    HttpServletRequest request = context.req();
    Caller caller = RequestScope.caller(request);
    RequestScope.setAction(request, action.name());
    Admitted admitted = RequestScope.admitted(request);
    if (admitted.dashboard()) {
      writes.check(context, action);
    }
    // Before the body is read: who may not run the action has nothing to send.
    caller.require(action);
    Workspace workspace = RequestScope.workspace(request);
    try (GivenInput given =
        reader.read(request, context::pathParam, input -> caller.input(workspace, action, input))) {
      caller.audited(
          () -> {
            answer(context, workspace, given);
            if (admitted.dashboard() && context.res().getStatus() == 200) {
              writes.record(context, workspace, action);
            }
            return given;
          });
    }
  }

  private void answer(Context context, Workspace workspace, GivenInput given) {
    I input = action.input().cast(given.input());
    String key = context.req().getHeader(KEY);
    if (action.streams()) {
      stream(context, workspace, input);
    } else if (key == null || waits || action.apart() || action.effect() == Effect.READ) {
      reply(workspace, input).send(context.res());
    } else {
      once(context, key, given.fingerprint(), workspace, input);
    }
  }

  private Reply reply(Workspace workspace, I input) {
    return action
        .run(workspace, input, Progress.NONE)
        .fold(ActionHandler::refused, outcome -> answered(json(outcome)));
  }

  private static Reply refused(Refusal refusal) {
    return Reply.of(HttpProblem.of(Problem.of(refusal)));
  }

  private static Reply answered(byte[] json) {
    return new Reply(200, Route.JSON, json);
  }

  private byte[] json(O outcome) {
    CanonicalWriter out = new CanonicalWriter();
    answers.write(outcome, out);
    return out.bytes();
  }

  private void once(Context context, String key, String fingerprint, Workspace workspace, I input) {
    if (!key.matches(KEY_FORM)) {
      throw new InvalidValue(
          "the header " + KEY + " is not a key: use 1 to 255 visible ASCII characters");
    }
    String name = RequestScope.identity(context.req()) + "\n" + key;
    Either<Refusal, RequestOperations.Answer> answer =
        running.alone(
            name,
            () ->
                workspace
                    .requests()
                    .once(
                        name,
                        fingerprint,
                        () ->
                            action
                                .run(workspace, input, Progress.NONE)
                                .map(done -> new String(json(done), StandardCharsets.UTF_8))));
    if (answer.isLeft() && answer.getLeft() instanceof RequestRefused.OtherRequest) {
      throw new HttpFailure(
          409,
          "idempotency.other_request",
          "the header Idempotency-Key was sent with another request: use a new key for this one");
    }
    if (answer.exists(RequestOperations.Answer::isRepeated)) {
      context.res().setHeader("Idempotency-Replayed", "true");
    }
    answer
        .fold(
            ActionHandler::refused,
            given -> answered(given.text().getBytes(StandardCharsets.UTF_8)))
        .send(context.res());
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
