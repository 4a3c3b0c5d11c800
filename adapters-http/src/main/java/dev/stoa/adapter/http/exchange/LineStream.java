package dev.stoa.adapter.http.exchange;

import dev.stoa.actions.Progress;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;

/**
 * An answer that is sent while the action runs.
 *
 * <p>A failure before the first line is answered as a problem. After it the status is sent, so the
 * connection is broken: a client cannot take a part for the whole.
 */
public final class LineStream implements Progress {

  private static final Logger LOG = System.getLogger("dev.stoa.http");

  private final HttpServletRequest request;
  private final HttpServletResponse response;
  private final String mediaType;
  private boolean started;

  public LineStream(HttpServletRequest request, HttpServletResponse response, String mediaType) {
    this.request = request;
    this.response = response;
    this.mediaType = mediaType;
  }

  @Override
  public void line(String text) {
    try {
      start();
      response.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void done(long count) {}

  private void start() {
    if (!started) {
      started = true;
      response.setStatus(200);
      response.setContentType(mediaType);
      response.setCharacterEncoding(StandardCharsets.UTF_8.name());
    }
  }

  /** The answer is complete. */
  public void end() {
    start();
  }

  public void fail(HttpProblem problem) {
    if (started && response.isCommitted()) {
      BrokenOff.with(request, new HttpFailure(problem));
    } else {
      response.reset();
      Responses.send(response, problem);
    }
  }

  public void fail(RuntimeException failure) {
    if (started && response.isCommitted()) {
      boolean callerHasGone = failure instanceof UncheckedIOException;
      LOG.log(callerHasGone ? Level.DEBUG : Level.WARNING, "an answer was broken off", failure);
      BrokenOff.with(request, failure);
    } else {
      response.reset();
      Responses.send(response, failure);
    }
  }
}
