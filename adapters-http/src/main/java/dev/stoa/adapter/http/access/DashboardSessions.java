package dev.stoa.adapter.http.access;

import dev.stoa.adapter.http.exchange.HttpFailure;
import dev.stoa.domain.kernel.Sha256;
import io.vavr.control.Option;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;

/**
 * Who is logged in to the dashboard: a random cookie stands for a token, of which only the hash is
 * stored, or for the person who followed the link that the server printed at its start. Sessions
 * are lost when the server stops.
 */
public final class DashboardSessions {

  static final Duration LONGEST = Duration.ofHours(12);

  private static final Duration LINK_LASTS = Duration.ofMinutes(15);
  private static final int MOST = 1_000;
  private static final int RANDOM_BYTES = 32;

  /**
   * A login.
   *
   * @param tokenHash of the token that was given; none if the link of the server was followed
   */
  record Login(Option<String> tokenHash, Instant endsAt) {}

  private final SecureRandom random = new SecureRandom();
  private final InstantSource clock;
  private final Map<String, Login> byHash = new HashMap<>();
  private Option<String> codeHash = Option.none();
  private Instant codeEndsAt = Instant.MIN;

  public DashboardSessions(InstantSource clock) {
    this.clock = clock;
  }

  /** A code that logs in once, soon. */
  public synchronized String newCode() {
    String code = secret();
    codeHash = Option.some(Sha256.hex(code));
    codeEndsAt = clock.instant().plus(LINK_LASTS);
    return code;
  }

  /** The cookie of a new session, if the code is the one that was made and is still unused. */
  public synchronized Option<String> openWithCode(String code) {
    boolean accepted = codeHash.contains(Sha256.hex(code)) && clock.instant().isBefore(codeEndsAt);
    if (!accepted) {
      return Option.none();
    }
    codeHash = Option.none();
    return Option.some(open(Option.none()));
  }

  /** The cookie of a new session of a token. */
  public synchronized String open(Option<String> tokenHash) {
    Instant now = clock.instant();
    byHash.values().removeIf(one -> !now.isBefore(one.endsAt()));
    if (byHash.size() >= MOST) {
      throw new HttpFailure(429, "server.busy", "too many people are logged in: try again later");
    }
    String cookie = secret();
    byHash.put(Sha256.hex(cookie), new Login(tokenHash, now.plus(LONGEST)));
    return cookie;
  }

  synchronized Option<Login> find(String cookie) {
    return Option.of(byHash.get(Sha256.hex(cookie)))
        .filter(session -> clock.instant().isBefore(session.endsAt()));
  }

  public synchronized void close(String cookie) {
    byHash.remove(Sha256.hex(cookie));
  }

  private String secret() {
    byte[] bytes = new byte[RANDOM_BYTES];
    random.nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }
}
