package dev.stoa.adapter.http;

/** Ends a request with a problem that HTTP itself has, such as a body that is too large. */
final class HttpFailure extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient HttpProblem problem;

  HttpFailure(HttpProblem problem) {
    super(problem.sentence());
    this.problem = problem;
  }

  HttpFailure(int status, String code, String sentence) {
    this(HttpProblem.of(status, code, sentence));
  }

  HttpProblem problem() {
    return problem;
  }
}
