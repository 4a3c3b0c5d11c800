package dev.stoa.adapter.http;

import java.nio.ByteBuffer;
import java.time.Duration;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpHeaderValue;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/**
 * Ends the connection, and says so, where a request is answered before its body has arrived: the
 * next request could not be told from that body.
 *
 * <p>The rest of the body is read and dropped after the answer, within limits: a client that is
 * still sending when the connection is closed would not see the answer.
 */
final class UnreadBodies extends Handler.Wrapper {

  private static final int MOST_READS = 16;
  private static final long MOST_DROPPED = 64L << 20;
  private static final long LONGEST_NANOS = Duration.ofSeconds(30).toNanos();

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    if (request.getLength() <= 0 && !request.getHeaders().contains(HttpHeader.TRANSFER_ENCODING)) {
      return super.handle(request, response, callback);
    }
    Body body = new Body(request);
    return super.handle(
        body,
        new Answer(body, response),
        Callback.from(() -> body.drop(callback), callback::failed));
  }

  /** A request whose body may be left. */
  private static final class Body extends Request.Wrapper {

    private final boolean waits;
    private volatile boolean wanted;
    private volatile boolean ended;
    private volatile boolean complete;
    private volatile boolean left;
    private long dropped;
    private long since;

    private Body(Request request) {
      super(request);
      this.waits = request.getHeaders().contains(HttpHeader.EXPECT);
    }

    @Override
    public Content.@Nullable Chunk read() {
      Content.Chunk chunk = super.read();
      if (chunk != null && (chunk.isLast() || Content.Chunk.isFailure(chunk))) {
        ended = true;
        complete = !Content.Chunk.isFailure(chunk);
      }
      return chunk;
    }

    @Override
    public void demand(Runnable next) {
      wanted = true;
      super.demand(next);
    }

    /** As the request does, but so that it can be read on: a rest makes no failure of it. */
    @Override
    public boolean consumeAvailable() {
      for (int reads = 0; !ended && reads < MOST_READS; reads++) {
        Content.Chunk chunk = read();
        if (chunk == null) {
          break;
        }
        chunk.release();
      }
      return complete;
    }

    /** Whether it is over, or can be ended with what has arrived. */
    private boolean isOver(boolean lastOfAnswer) {
      left = !(complete || (lastOfAnswer && consumeAvailable()));
      return !left;
    }

    /** A client that waits for permission to send has nothing to drop. */
    private void drop(Callback callback) {
      if (!left || (waits && !wanted)) {
        callback.succeeded();
        return;
      }
      since = System.nanoTime();
      dropOn(callback);
    }

    private void dropOn(Callback callback) {
      while (!ended && dropped < MOST_DROPPED && System.nanoTime() - since < LONGEST_NANOS) {
        Content.Chunk chunk = read();
        if (chunk == null) {
          super.demand(() -> dropOn(callback));
          return;
        }
        dropped += chunk.remaining();
        chunk.release();
      }
      callback.succeeded();
    }
  }

  /** What is answered to it. */
  private static final class Answer extends Response.Wrapper {

    private final Body body;

    private Answer(Body body, Response response) {
      super(body, response);
      this.body = body;
    }

    @Override
    public void write(boolean last, ByteBuffer content, Callback callback) {
      if (!isCommitted() && !body.isOver(last)) {
        getHeaders().put(HttpHeader.CONNECTION, HttpHeaderValue.CLOSE);
      }
      super.write(last, content, callback);
    }
  }
}
