package dev.stoa.domain.kernel;

/** What a caller can do about a refusal. */
public enum RefusalKind implements Labelled {
  /** What was named is not there: name another, or create it. */
  ABSENT,
  /** It contradicts what is stored: the first request stands. */
  CONFLICT,
  /** The request itself is wrong, whatever is stored: change it. */
  INVALID,
  /** The request is right, but a condition does not hold now: meet the condition, or try later. */
  UNMET;
}
