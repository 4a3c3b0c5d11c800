package dev.stoa.adapter.http.exchange;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.Sha256;
import jakarta.servlet.http.HttpServletRequest;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Duration;
import java.util.HexFormat;
import java.util.Locale;

/**
 * The body of a request, within the limits.
 *
 * @param digest of what was read so far
 * @param memory that it takes until it is closed
 */
record RequestBody(
    HttpServletRequest request, BodyLimits limits, MessageDigest digest, BodyMemory.Part memory)
    implements AutoCloseable {

  static RequestBody of(HttpServletRequest request, BodyLimits limits) {
    return new RequestBody(request, limits, Sha256.digest(), limits.memory().new Part());
  }

  @Override
  public void close() {
    memory.close();
  }

  /** Differs if anything of the request does; after the body was read. */
  String fingerprint() {
    String line = request.getMethod() + " " + request.getRequestURI();
    digest.update((line + "?" + request.getQueryString()).getBytes(StandardCharsets.UTF_8));
    return HexFormat.of().formatHex(digest.digest());
  }

  /** Its media type without parameters, in lower case; nothing if there is none. */
  String mediaType() {
    String type = request.getContentType();
    return type == null ? "" : type.split(";", 2)[0].strip().toLowerCase(Locale.ROOT);
  }

  /** The whole text. */
  String text() {
    try (InputStream in = limited(limits.body())) {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      byte[] part = new byte[8_192];
      for (int read = in.read(part); read >= 0; read = in.read(part)) {
        memory.add(read);
        bytes.write(part, 0, read);
      }
      return StandardCharsets.UTF_8
          .newDecoder()
          .decode(ByteBuffer.wrap(bytes.toByteArray()))
          .toString();
    } catch (CharacterCodingException e) {
      throw notUtf8();
    } catch (IOException e) {
      throw lost(e);
    }
  }

  static IllegalArgumentException notUtf8() {
    return new InvalidValue("the body is not UTF-8 text: send it as such");
  }

  static HttpFailure lost(IOException cause) {
    HttpFailure failure =
        new HttpFailure(
            400, "request.incomplete", "the body did not arrive completely: send it again");
    failure.initCause(cause);
    return failure;
  }

  /** Its bytes, within the limits of size and time. */
  InputStream limited(long most) {
    try {
      if (request.getContentLengthLong() > most) {
        throw tooLarge(most);
      }
      return new Limited(request.getInputStream(), digest, most, limits.time());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static HttpFailure tooLarge(long most) {
    return new HttpFailure(
        413, "request.too_large", "the body has more than " + most + " bytes: send less at once");
  }

  /** Counts what is read. */
  private static final class Limited extends InputStream {
    private final InputStream in;
    private final MessageDigest digest;
    private final long most;
    private final long deadline;
    private long count;

    Limited(InputStream in, MessageDigest digest, long most, Duration time) {
      this.in = in;
      this.digest = digest;
      this.most = most;
      this.deadline = System.nanoTime() + time.toNanos();
    }

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
      int read = in.read(bytes, offset, length);
      if (read > 0) {
        count += read;
        digest.update(bytes, offset, read);
      }
      if (count > most) {
        throw tooLarge(most);
      }
      if (System.nanoTime() - deadline > 0) {
        throw new HttpFailure(408, "request.too_slow", "the body took too long: send it faster");
      }
      return read;
    }
  }
}
