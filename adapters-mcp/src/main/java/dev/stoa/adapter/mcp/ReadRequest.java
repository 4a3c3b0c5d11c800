package dev.stoa.adapter.mcp;

import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import java.io.ByteArrayInputStream;

/** A request whose body was read before, and can be read again. */
final class ReadRequest extends HttpServletRequestWrapper {

  private final ByteArrayInputStream body;

  ReadRequest(HttpServletRequest request, byte[] body) {
    super(request);
    this.body = new ByteArrayInputStream(body);
  }

  @Override
  public ServletInputStream getInputStream() {
    return new ServletInputStream() {
      @Override
      public int read() {
        return body.read();
      }

      @Override
      public int read(byte[] bytes, int offset, int length) {
        return body.read(bytes, offset, length);
      }

      @Override
      public boolean isFinished() {
        return body.available() == 0;
      }

      @Override
      public boolean isReady() {
        return true;
      }

      @Override
      public void setReadListener(ReadListener listener) {
        throw new UnsupportedOperationException("the body was read before");
      }
    };
  }
}
