package dev.stoa.spring.boot;

import dev.stoa.actions.Caller;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;

/** Says on whose behalf a request runs actions, after the application's own security let it in. */
@FunctionalInterface
public interface StoaCallers {

  /** The caller, with what it may do; none if it may do nothing. */
  Optional<Caller> of(HttpServletRequest request);
}
