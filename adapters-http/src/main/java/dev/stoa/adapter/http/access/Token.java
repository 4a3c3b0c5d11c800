package dev.stoa.adapter.http.access;

import dev.stoa.actions.Caller;
import dev.stoa.actions.Effect;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.trust.OriginClass;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * What a bearer token allows; the token itself is not kept.
 *
 * @param id names it in lists and when it is revoked
 * @param hash SHA-256 of the token, in hexadecimal digits
 * @param subject the user who calls
 * @param agent the one agent that the caller acts as, whatever its identity; none if it may name
 *     any
 * @param effect the strongest effect of its actions
 * @param workspace the one workspace it is for; none for every workspace of a server
 * @param profile the tools that a model is offered with it; the usual ones if none
 * @param origin the class of what is written with it; an agent's if none
 */
public record Token(
    String id,
    String hash,
    String subject,
    Option<AgentId> agent,
    Effect effect,
    Option<String> workspace,
    Instant createdAt,
    Option<Instant> expiresAt,
    Option<String> profile,
    Option<OriginClass> origin) {

  /** Refuses a token of who runs the program, who has none. */
  public Token {
    checkedSubject(subject);
  }

  static void checkedSubject(String subject) {
    if (subject.equals(Caller.LOCAL.subject())) {
      throw new InvalidValue("subject " + subject + " is who runs the program: choose another");
    }
  }

  /** Whether its time is over. */
  public boolean isExpired(Instant now) {
    return expiresAt.exists(end -> !now.isBefore(end));
  }

  /** Whether it is for this workspace; one without a name is that of a server with one only. */
  boolean isFor(Option<String> query) {
    return workspace.isEmpty() || workspace.equals(query);
  }

  /** Who calls with it. */
  Caller caller() {
    return new Caller(subject, agent, effect, Option.some(id), origin.getOrElse(OriginClass.AGENT));
  }
}
