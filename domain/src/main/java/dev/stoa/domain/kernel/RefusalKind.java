package dev.stoa.domain.kernel;

/** What a caller can do about a refusal. */
public enum RefusalKind implements Labelled {
  /** Something named does not exist: name another, or create it. */
  ABSENT,
  /** It contradicts what is stored, which is kept. */
  CONFLICT,
  /** The request itself is wrong, whatever is stored: change it. */
  INVALID,
  /** The request is right, but a condition does not hold now: meet the condition, or try later. */
  UNMET;
}
