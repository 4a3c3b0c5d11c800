package dev.stoa.adapter.http.exchange;

import jakarta.servlet.http.HttpServletRequest;
import java.util.function.Consumer;

/** How an answer is broken off whose beginning the caller has already: each server has its way. */
public final class BrokenOff {

  private static final String WAY = BrokenOff.class.getName();

  private BrokenOff() {}

  public static void by(HttpServletRequest request, Consumer<RuntimeException> way) {
    request.setAttribute(WAY, way);
  }

  @SuppressWarnings("unchecked")
  static void with(HttpServletRequest request, RuntimeException failure) {
    Object way = request.getAttribute(WAY);
    if (way == null) {
      throw failure;
    }
    ((Consumer<RuntimeException>) way).accept(failure);
  }
}
