package dev.stoa.adapter.mcp;

import io.modelcontextprotocol.server.transport.HeaderAccessor;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Collections;
import java.util.List;

/** The headers of a request as the SDK reads them. */
record RequestHeaders(HttpServletRequest request) implements HeaderAccessor {

  @Override
  public List<String> getHeader(String name) {
    return Collections.list(request.getHeaders(name));
  }

  @Override
  public List<String> getHeaderNames() {
    return Collections.list(request.getHeaderNames());
  }
}
