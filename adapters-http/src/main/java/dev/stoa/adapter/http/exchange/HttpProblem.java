package dev.stoa.adapter.http.exchange;

import dev.stoa.actions.Problem;
import dev.stoa.actions.shape.Words;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.http.HttpStatus;

/**
 * Why a request was not answered, as RFC 9457 writes it.
 *
 * @param code stable, for programs
 * @param sentence for people: what is wrong and what to do
 * @param facts what it is about, by name
 * @param headers further headers of the response
 */
public record HttpProblem(
    int status, String code, String sentence, CanonicalJson facts, Map<String, String> headers) {

  public static final String MEDIA_TYPE = "application/problem+json";

  public static HttpProblem of(int status, String code, String sentence) {
    return new HttpProblem(status, code, sentence, CanonicalJson.EMPTY_OBJECT, HashMap.empty());
  }

  /** A problem of an action. */
  public static HttpProblem of(Problem problem) {
    return new HttpProblem(
        status(problem.kind()),
        problem.code(),
        problem.sentence(),
        problem.facts(),
        HashMap.empty());
  }

  /** A failure; members of inputs are called as JSON calls them. */
  public static HttpProblem of(RuntimeException failure) {
    return failure instanceof HttpFailure known
        ? known.problem()
        : of(Problem.of(failure, Words::snake));
  }

  public HttpProblem header(String name, String value) {
    return new HttpProblem(status, code, sentence, facts, headers.put(name, value));
  }

  private static int status(Problem.Kind kind) {
    return switch (kind) {
      case INVALID -> 400;
      case FORBIDDEN -> 403;
      case ABSENT -> 404;
      case CONFLICT -> 409;
      case UNMET -> 422;
      case INTERNAL -> 500;
      case UNAVAILABLE -> 503;
    };
  }

  /** The body of the response. */
  public byte[] body() {
    JsonObject.Builder body =
        JsonObject.builder()
            .put("type", "about:blank")
            .put("title", HttpStatus.getMessage(status))
            .put("status", status)
            .put("detail", readable(sentence))
            .put("code", code);
    if (!facts.equals(CanonicalJson.EMPTY_OBJECT)) {
      body.put("facts", JsonParser.parse(facts.text()));
    }
    return CanonicalJson.of(body.build()).text().getBytes(StandardCharsets.UTF_8);
  }

  /** A sentence may quote what was sent, and JSON has no lone surrogates. */
  private static String readable(String sentence) {
    return new String(sentence.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
  }
}
