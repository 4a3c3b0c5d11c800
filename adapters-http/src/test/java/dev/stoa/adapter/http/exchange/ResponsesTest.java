package dev.stoa.adapter.http.exchange;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;

import jakarta.servlet.http.HttpServletResponse;
import java.lang.reflect.Proxy;
import org.junit.jupiter.api.Test;

/** Answers to callers that closed the connection. */
class ResponsesTest {

  @Test
  void aResponseThatTheServerHasTakenBackIsLeftAlone() {
    HttpServletResponse taken =
        (HttpServletResponse)
            Proxy.newProxyInstance(
                getClass().getClassLoader(),
                new Class<?>[] {HttpServletResponse.class},
                (proxy, method, arguments) -> {
                  throw new NullPointerException(method.getName());
                });
    assertDoesNotThrow(() -> Responses.send(taken, HttpProblem.of(409, "conflict", "it is taken")));
  }
}
