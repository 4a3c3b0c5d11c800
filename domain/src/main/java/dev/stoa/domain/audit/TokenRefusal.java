package dev.stoa.domain.audit;

import dev.stoa.domain.kernel.Labelled;
import io.vavr.control.Option;

/**
 * Tokens that a server refused to a caller.
 *
 * @param addressId stands for the address of the caller, which may have to be erased one day
 * @param tokenId the token, if it is known
 * @param count how many were refused to the address since the last entry
 */
public record TokenRefusal(String addressId, Reason reason, Option<String> tokenId, long count) {

  /** Why a token was refused. */
  public enum Reason implements Labelled {
    /** No entry has it. */
    UNKNOWN,
    /** Its time is over. */
    EXPIRED,
    /** It is for another workspace. */
    OTHER_WORKSPACE
  }

  /** The first refusal to an address. */
  public static TokenRefusal of(String addressId, Reason reason) {
    return new TokenRefusal(addressId, reason, Option.none(), 1);
  }

  /** With the id of the token. */
  public TokenRefusal token(String id) {
    return new TokenRefusal(addressId, reason, Option.some(id), count);
  }

  /** With how many were refused. */
  public TokenRefusal count(long refused) {
    return new TokenRefusal(addressId, reason, tokenId, refused);
  }

  /** The event of its entry. */
  public AuditEvent event() {
    return AuditEvent.of(
        StoaEventType.AUTH_FAILED,
        AuditMembers.of("address_id", addressId)
            .id("token_id", tokenId)
            .label("reason", reason)
            .number("refused", count));
  }
}
