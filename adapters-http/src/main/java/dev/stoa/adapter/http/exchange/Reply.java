package dev.stoa.adapter.http.exchange;

import jakarta.servlet.http.HttpServletResponse;

/** A whole answer, which can be sent again. */
public record Reply(int status, String mediaType, byte[] body) {

  public static Reply of(HttpProblem problem) {
    return new Reply(problem.status(), HttpProblem.MEDIA_TYPE, problem.body());
  }

  public void send(HttpServletResponse response) {
    Responses.send(response, status, mediaType, body);
  }
}
