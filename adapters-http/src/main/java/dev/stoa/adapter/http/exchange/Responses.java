package dev.stoa.adapter.http.exchange;

import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;

/** Writes whole responses; a caller that closed the connection is not an error. */
public final class Responses {

  private static final Logger LOG = System.getLogger("dev.stoa.http");

  private Responses() {}

  public static void send(HttpServletResponse response, int status, String mediaType, byte[] body) {
    try {
      response.setStatus(status);
      response.setContentType(mediaType);
      response.setContentLength(body.length);
      response.getOutputStream().write(body);
    } catch (IOException e) {
      LOG.log(Level.DEBUG, "the caller closed the connection", e);
    }
  }

  public static void send(HttpServletResponse response, HttpProblem problem) {
    try {
      problem.headers().forEach(response::setHeader);
      send(response, problem.status(), HttpProblem.MEDIA_TYPE, problem.body());
    } catch (RuntimeException e) {
      // The server has taken the response back. Javalin would handle this failure forever.
      LOG.log(Level.DEBUG, "the caller closed the connection before the problem was written", e);
    }
  }

  /** The problem of a failure; what is unexpected is logged, and never shown. */
  public static void send(HttpServletResponse response, RuntimeException failure) {
    HttpProblem problem = HttpProblem.of(failure);
    if (problem.status() == 500) {
      LOG.log(Level.ERROR, "a request failed", failure);
    } else if (problem.status() == 503) {
      LOG.log(Level.WARNING, "a request failed: " + problem.sentence());
    }
    send(response, problem);
  }

  /** The same for an error of the machine, such as too little memory. */
  public static void send(HttpServletResponse response, Error error) {
    LOG.log(Level.ERROR, "a request failed", error);
    send(response, HttpProblem.of(500, "internal", "unexpected failure"));
  }
}
