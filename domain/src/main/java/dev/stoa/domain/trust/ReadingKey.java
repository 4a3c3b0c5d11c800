package dev.stoa.domain.trust;

import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Instant;
import java.util.Arrays;
import java.util.Base64;
import java.util.UUID;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Signs and opens tokens of readings. A token is the instant and the items, and a keyed hash over
 * them and the principal that read: it needs no row, and only that principal can use it.
 *
 * @param secret what only the workspace has
 */
public record ReadingKey(String secret) {

  private static final String ALGORITHM = "HmacSHA256";
  private static final int HASH = 16;
  private static final int UUID_LENGTH = 36;
  private static final int IS_UUID = 0x80;
  private static final ItemKind[] KINDS = ItemKind.values();

  @Override
  public String toString() {
    return "ReadingKey";
  }

  /** The token of what a principal has read. */
  public String sign(String principal, Reading reading) {
    byte[] content = content(reading);
    return Base64.getUrlEncoder()
        .withoutPadding()
        .encodeToString(
            ByteBuffer.allocate(content.length + HASH)
                .put(content)
                .put(hash(principal, content))
                .array());
  }

  /** What a principal has read, unless the token is of another, changed or too old. */
  public Either<TrustRefused, Reading> open(String principal, String token, Instant now) {
    try {
      byte[] all = Base64.getUrlDecoder().decode(token);
      int end = Math.max(0, all.length - HASH);
      byte[] content = Arrays.copyOf(all, end);
      if (!MessageDigest.isEqual(
          hash(principal, content), Arrays.copyOfRange(all, end, all.length))) {
        return Either.left(TrustRefused.BadReading.FOREIGN);
      }
      Reading reading = reading(ByteBuffer.wrap(content));
      return reading.isExpired(now)
          ? Either.left(TrustRefused.BadReading.EXPIRED)
          : Either.right(reading);
    } catch (IllegalArgumentException | BufferUnderflowException notOurs) {
      return Either.left(TrustRefused.BadReading.FOREIGN);
    }
  }

  private byte[] hash(String principal, byte[] content) {
    try {
      Mac mac = Mac.getInstance(ALGORITHM);
      mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), ALGORITHM));
      mac.update(content);
      return Arrays.copyOf(mac.doFinal(principal.getBytes(StandardCharsets.UTF_8)), HASH);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("this Java has no " + ALGORITHM, e);
    }
  }

  /** Ids that are UUIDs, as nearly all are, take 16 bytes. */
  private static byte[] content(Reading reading) {
    int longest = 1 + Integer.BYTES + ItemRef.MAX_ID * Integer.BYTES;
    ByteBuffer out = ByteBuffer.allocate(Long.BYTES + reading.items().size() * longest);
    out.putLong(reading.at().toEpochMilli());
    for (ItemRef item : reading.items()) {
      if (isUuid(item.id())) {
        UUID id = UUID.fromString(item.id());
        out.put((byte) (item.kind().ordinal() | IS_UUID))
            .putLong(id.getMostSignificantBits())
            .putLong(id.getLeastSignificantBits());
      } else {
        byte[] id = item.id().getBytes(StandardCharsets.UTF_8);
        out.put((byte) item.kind().ordinal()).putShort((short) id.length).put(id);
      }
    }
    return Arrays.copyOf(out.array(), out.position());
  }

  private static boolean isUuid(String id) {
    if (id.length() != UUID_LENGTH) {
      return false;
    }
    try {
      return UUID.fromString(id).toString().equals(id);
    } catch (IllegalArgumentException otherwise) {
      return false;
    }
  }

  private static Reading reading(ByteBuffer in) {
    Instant at = Instant.ofEpochMilli(in.getLong());
    Vector<ItemRef> items = Vector.empty();
    while (in.hasRemaining()) {
      int first = in.get() & 0xff;
      items = items.append(KINDS[first & ~IS_UUID].ref(id(in, (first & IS_UUID) != 0)));
    }
    return new Reading(at, items);
  }

  private static String id(ByteBuffer in, boolean isUuid) {
    if (isUuid) {
      return new UUID(in.getLong(), in.getLong()).toString();
    }
    byte[] id = new byte[in.getShort()];
    in.get(id);
    return new String(id, StandardCharsets.UTF_8);
  }
}
