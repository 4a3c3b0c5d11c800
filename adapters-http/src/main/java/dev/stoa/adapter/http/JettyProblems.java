package dev.stoa.adapter.http;

import dev.stoa.adapter.http.exchange.HttpProblem;
import java.nio.ByteBuffer;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpHeaderValue;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;

/** Answers with a problem where Jetty would show a page: before a request reaches a servlet. */
final class JettyProblems extends ErrorHandler {

  static final HttpProblem BUSY =
      HttpProblem.of(429, "server.busy", "too many requests are waiting: try again later")
          .header("Retry-After", "1");

  @Override
  public boolean errorPageForMethod(String method) {
    return true;
  }

  @Override
  protected void generateResponse(
      Request request,
      Response response,
      int code,
      String message,
      Throwable cause,
      Callback callback) {
    HttpProblem problem = problem(code);
    problem.headers().forEach((name, value) -> response.getHeaders().put(name, value));
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, HttpProblem.MEDIA_TYPE);
    // After a malformed head it is unknown where the next request begins.
    if (!request.getConnectionMetaData().isPersistent()) {
      response.getHeaders().put(HttpHeader.CONNECTION, HttpHeaderValue.CLOSE);
    }
    response.write(true, ByteBuffer.wrap(problem.body()), callback);
  }

  private static HttpProblem problem(int status) {
    return switch (status) {
      case 400 ->
          HttpProblem.of(
              400,
              "request.malformed",
              "the request line or a header is malformed: encode the url");
      case 408 ->
          HttpProblem.of(408, "request.too_slow", "the request took too long: send it faster");
      case 414 -> HttpProblem.of(414, "request.url_too_long", "the url is too long: shorten it");
      case 429 -> BUSY;
      case 431 ->
          HttpProblem.of(431, "request.headers_too_large", "the headers are too large: send fewer");
      case 500 -> HttpProblem.of(500, "internal", "unexpected failure");
      case 503 -> HttpProblem.of(503, "server.stopping", "the server is stopping: try again later");
      default ->
          HttpProblem.of(
              status, "http." + status, HttpStatus.getMessage(status) + ": check the request");
    };
  }
}
