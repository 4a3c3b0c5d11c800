package dev.stoa.domain.resilience;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.PlainText;
import io.vavr.control.Option;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A ticket as one text, for callers that carry it through another program. */
public record BreakerLease(String value) {

  private static final Pattern FORM = Pattern.compile("([0-9]{1,18})(?:\\.(.+))?");

  /** Refuses a text that no admission gives. */
  public BreakerLease {
    PlainText.require("lease", value, 83);
    if (!FORM.matcher(value).matches()) {
      throw new InvalidValue("lease '" + value + "' is not one: give the lease of breaker admit");
    }
  }

  static BreakerLease of(BreakerTicket ticket) {
    return new BreakerLease(ticket.generation() + ticket.probe().map(id -> "." + id).getOrElse(""));
  }

  /** The ticket of a breaker that this is the text of. */
  public BreakerTicket ticket(BreakerName name) {
    Matcher parts = FORM.matcher(value);
    if (!parts.matches()) {
      throw new IllegalStateException("a lease was checked when it was made");
    }
    return new BreakerTicket(name, Long.parseLong(parts.group(1)), Option.of(parts.group(2)));
  }

  @Override
  public String toString() {
    return value;
  }
}
