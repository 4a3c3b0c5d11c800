package dev.stoa.adapter.http;

import dev.stoa.adapter.http.exchange.HttpProblem;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.util.Map;

/** A path that is unknown, or has other methods. */
final class UnmatchedRequest {

  private UnmatchedRequest() {}

  static HttpProblem problem(HttpResponseException failure, Context context) {
    if (failure.getStatus() == 405) {
      String allowed = String.join(", ", methods(failure.getDetails()));
      return HttpProblem.of(
              405,
              "request.method",
              context.req().getMethod() + " is not possible here: use " + allowed)
          .header("Allow", allowed);
    }
    return failure.getStatus() == 404
        ? HttpProblem.of(
            404, "request.path", "there is nothing at this path: see /docs for those there are")
        : HttpProblem.of(failure.getStatus(), "request.refused", "the request cannot be answered");
  }

  private static Iterable<String> methods(Map<String, String> details) {
    return details.values().stream()
        .flatMap(names -> java.util.Arrays.stream(names.split(", *")))
        .sorted()
        .toList();
  }
}
