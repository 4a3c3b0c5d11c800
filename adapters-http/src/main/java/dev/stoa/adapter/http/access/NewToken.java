package dev.stoa.adapter.http.access;

import dev.stoa.actions.Effect;
import dev.stoa.adapter.http.exchange.RequestPath;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.trust.OriginClass;
import io.vavr.control.Option;
import java.time.Duration;

/** What a token is to allow. */
public record NewToken(
    String subject,
    Option<AgentId> agent,
    Effect effect,
    Option<String> workspace,
    Option<Duration> expires,
    Option<String> profile,
    Option<OriginClass> origin) {

  private static final int MAX_SUBJECT = 255;

  /** Refuses settings that make no sense. */
  public NewToken {
    if (subject.isBlank() || subject.length() > MAX_SUBJECT) {
      throw new InvalidValue(
          "subject has " + subject.length() + " characters: give 1 to " + MAX_SUBJECT);
    }
    Token.checkedSubject(subject);
    if (workspace.exists(name -> !RequestPath.isWorkspace(name))) {
      throw new InvalidValue(
          "workspace " + workspace.get() + " is not a name: use a to z, digits, _ and -");
    }
    if (expires.exists(time -> time.isNegative() || time.isZero())) {
      throw new InvalidValue("expires is over at once: give a time such as 90d");
    }
  }
}
