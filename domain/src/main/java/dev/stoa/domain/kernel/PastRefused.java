package dev.stoa.domain.kernel;

import java.time.Instant;

/** Why the workspace as it was at an instant was refused. */
public sealed interface PastRefused extends Refusal {

  /** The past is only read. */
  @RefusalCode("past.read_only")
  record ReadOnly(Instant at) implements PastRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "the workspace as of " + at + " is only read: leave as_of out to write";
    }
  }

  /** Nobody knows yet what will be. */
  @RefusalCode("past.not_yet")
  record NotYet(Instant at, Instant now) implements PastRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "as_of is " + at + ", but it is " + now + ": give an instant that has been";
    }
  }

  /** Versions of that time have been removed. */
  @RefusalCode("past.no_longer_kept")
  record NoLongerKept(Instant at, Instant since) implements PastRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "as_of is " + at + ", but versions are kept since " + since + ": give a later instant";
    }
  }
}
