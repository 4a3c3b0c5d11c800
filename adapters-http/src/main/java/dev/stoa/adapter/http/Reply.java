package dev.stoa.adapter.http;

import jakarta.servlet.http.HttpServletResponse;

/** A whole answer, which can be sent again. */
record Reply(int status, String mediaType, byte[] body) {

  static Reply of(HttpProblem problem) {
    return new Reply(problem.status(), HttpProblem.MEDIA_TYPE, problem.body());
  }

  void send(HttpServletResponse response) {
    Responses.send(response, status, mediaType, body);
  }
}
