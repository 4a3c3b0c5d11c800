package dev.stoa.adapter.http.exchange;

/** Ends a request with a problem that HTTP itself has, such as a body that is too large. */
public final class HttpFailure extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient HttpProblem problem;

  public HttpFailure(HttpProblem problem) {
    super(problem.sentence());
    this.problem = problem;
  }

  public HttpFailure(int status, String code, String sentence) {
    this(HttpProblem.of(status, code, sentence));
  }

  public HttpProblem problem() {
    return problem;
  }
}
