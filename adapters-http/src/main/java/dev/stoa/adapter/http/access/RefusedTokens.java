package dev.stoa.adapter.http.access;

import dev.stoa.adapter.http.exchange.RequestPath;
import dev.stoa.adapter.http.workspace.Workspaces;
import dev.stoa.domain.audit.TokenRefusal;
import dev.stoa.domain.audit.TokenRefusal.Reason;
import io.vavr.control.Option;
import jakarta.servlet.http.HttpServletRequest;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;

/** Writes refused tokens to the audit trail, at most once a minute for an address. */
public final class RefusedTokens {

  private static final Logger LOG = System.getLogger("dev.stoa.http");
  private static final Duration PAUSE = Duration.ofMinutes(1);

  /** More addresses than this in a minute are an attack: the rest of them is not written. */
  private static final int MOST_ADDRESSES = 1_000;

  private static final int ID_DIGITS = 16;

  private final Workspaces workspaces;
  private final InstantSource clock;
  private final Map<String, Counted> addresses = new HashMap<>();

  private record Counted(Instant writtenAt, long since) {}

  public RefusedTokens(Workspaces workspaces, InstantSource clock) {
    this.workspaces = workspaces;
    this.clock = clock;
  }

  void record(HttpServletRequest request, RequestPath path, Reason reason, Option<String> tokenId) {
    String address = request.getRemoteAddr();
    Option<Long> count = counted(address);
    if (count.isEmpty()) {
      return;
    }
    LOG.log(Level.WARNING, "a token was refused to " + address + ": " + reason.label());
    TokenRefusal refusal =
        TokenRefusal.of(Tokens.hash(address).substring(0, ID_DIGITS), reason).count(count.get());
    TokenRefusal known = tokenId.map(refusal::token).getOrElse(refusal);
    for (Workspaces.Lease lease : workspaces.leaseIfOpen(path.workspace())) {
      try (lease) {
        lease.workspace().audit().tokenRefused(known);
      } catch (RuntimeException e) {
        LOG.log(Level.WARNING, "a refused token is not in the audit trail", e);
      }
    }
  }

  /** How many there were since the last entry, if it is time for another one. */
  private synchronized Option<Long> counted(String address) {
    Instant now = clock.instant();
    Counted before = addresses.get(address);
    if (before != null && now.isBefore(before.writtenAt().plus(PAUSE))) {
      addresses.put(address, new Counted(before.writtenAt(), before.since() + 1));
      return Option.none();
    }
    addresses.values().removeIf(one -> !now.isBefore(one.writtenAt().plus(PAUSE)));
    if (before == null && addresses.size() >= MOST_ADDRESSES) {
      return Option.none();
    }
    addresses.put(address, new Counted(now, 0));
    return Option.some(before == null ? 1 : before.since() + 1);
  }
}
