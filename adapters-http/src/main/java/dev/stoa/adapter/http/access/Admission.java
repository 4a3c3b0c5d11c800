package dev.stoa.adapter.http.access;

import dev.stoa.adapter.http.exchange.RequestPath;
import jakarta.servlet.http.HttpServletRequest;

/** Decides who is let in. */
@FunctionalInterface
public interface Admission {

  /**
   * The caller of a request.
   *
   * @throws dev.stoa.adapter.http.exchange.HttpFailure if it may do nothing
   */
  Admitted admit(HttpServletRequest request, RequestPath path);
}
