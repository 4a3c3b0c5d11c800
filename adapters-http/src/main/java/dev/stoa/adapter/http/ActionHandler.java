package dev.stoa.adapter.http;

import dev.stoa.actions.Action;
import dev.stoa.actions.Caller;
import dev.stoa.actions.Problem;
import dev.stoa.actions.Progress;
import dev.stoa.actions.shape.RecordShape;
import dev.stoa.application.Workspace;
import dev.stoa.domain.json.CanonicalWriter;
import dev.stoa.domain.kernel.Refusal;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.vavr.control.Either;

/** Runs an action for requests. */
final class ActionHandler<I extends Record, O> implements Handler {

  private final Action<I, O> action;
  private final RequestReader reader;
  private final RecordShape answers;
  private final String mediaType;

  private ActionHandler(Action<I, O> action, Route route, HttpSettings settings) {
    this.action = action;
    this.reader = new RequestReader(route, settings);
    this.answers = action.outputShape();
    this.mediaType = route.mediaType();
  }

  static Handler of(Route route, HttpSettings settings) {
    return new ActionHandler<>(route.action(), route, settings);
  }

  @Override
  public void handle(Context context) {
    Caller caller = RequestScope.caller(context.req());
    try (GivenInput given = reader.read(context.req(), context::pathParam, caller)) {
      I input = action.input().cast(given.input());
      Workspace workspace = RequestScope.workspace(context.req());
      if (action.streams()) {
        stream(context, workspace, input);
      } else {
        answer(context, action.run(workspace, input, Progress.NONE));
      }
    }
  }

  private void answer(Context context, Either<Refusal, O> outcome) {
    if (outcome.isLeft()) {
      Responses.send(context.res(), HttpProblem.of(Problem.of(outcome.getLeft())));
      return;
    }
    CanonicalWriter out = new CanonicalWriter();
    answers.write(outcome.get(), out);
    Responses.send(context.res(), 200, Route.JSON, out.bytes());
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
